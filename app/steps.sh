# Parts of app/run and tests/run, read in by both: named steps, and the Debian packages they need.
# Nothing here writes to standard output, which belongs to the program.

say() {
    printf '%s\n' "$*" >&2
}

# step NAME COMMAND...: runs quietly; when it fails, shows what it printed, names the step and ends.
step() {
    step_name=$1
    shift
    step_log=$(mktemp) || exit 1
    step_code=0
    "$@" >"$step_log" 2>&1 || step_code=$?
    if [ "$step_code" -ne 0 ]; then
        cat "$step_log" >&2
    fi
    rm -f "$step_log"
    if [ "$step_code" -ne 0 ]; then
        say "failed: $step_name"
        exit 1
    fi
}

package_is_installed() {
    case $(dpkg-query -W -f='${db:Status-Abbrev}' "$1" 2>/dev/null) in
    ii*) return 0 ;;
    *) return 1 ;;
    esac
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# need_packages PACKAGE...: installs those that are missing. Touches no network when none is.
need_packages() {
    missing=
    for package in "$@"; do
        package_is_installed "$package" || missing="$missing $package"
    done
    if [ -z "$missing" ]; then
        return
    fi
    if ! command -v apt-get >/dev/null; then
        say "missing (by their Debian names):$missing"
        exit 2
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        say "missing, and neither root nor sudo to install them:$missing"
        exit 2
    fi
    say "installing:$missing"
    step "apt-get update" as_root apt-get -qq update
    # shellcheck disable=SC2086  # one word for each package
    step "apt-get install" as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install -y --no-install-recommends $missing
}

cores() {
    nproc 2>/dev/null || echo 2
}

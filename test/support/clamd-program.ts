import { existsSync } from 'node:fs'

/** ClamAV's daemon, where Debian's package `clamav-daemon` puts it. */
export const CLAMD = '/usr/sbin/clamd'

/** Tests that need the daemon: they are left out, with a line that says so, where there is none. */
export const withoutClamd = existsSync(CLAMD) ? [] : ['src/platform/files/virus-scanner-clamd.test.ts']

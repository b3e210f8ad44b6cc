import { existsSync } from 'node:fs'

/** Path of ClamAV's daemon in Debian's package `clamav-daemon`. */
export const CLAMD = '/usr/sbin/clamd'

/** Tests that need the daemon: skipped, with a message, where it is missing. */
export const withoutClamd = existsSync(CLAMD) ? [] : ['src/platform/files/virus-scanner-clamd.test.ts']

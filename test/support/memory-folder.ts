import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'

/** The parent of a test's folders: in memory where there is /dev/shm. */
export function memoryFolder(): string {
  try {
    accessSync('/dev/shm', constants.W_OK)
    return '/dev/shm'
  } catch {
    return tmpdir()
  }
}

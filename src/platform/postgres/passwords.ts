import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PostgresStartError } from './postgres-start-error.ts'

export type Passwords = { superuser: string; owner: string; site: string }

const random = () => randomBytes(24).toString('base64url')

export const makePasswords = (): Passwords => ({ superuser: random(), owner: random(), site: random() })

/** Reads the passwords created with the cluster. */
export function readPasswords(file: string): Passwords {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passwords
  } catch (error) {
    throw new PostgresStartError(
      `Cannot read the passwords of the database (${(error as Error).message}): bring ${file} back from a copy`,
    )
  }
}

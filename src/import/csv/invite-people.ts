import { existsSync, readFileSync } from 'node:fs'
import { importPeople } from '#src/features/accounts/people/import/import-people.ts'
import { Failure } from '#src/platform/http/failures.ts'
import type { ReportLine } from '../run-import.ts'
import { type ImportParts, SourceError } from '../sources.ts'

const outcomes = { new: 'new', known: 'unchanged', error: 'failed' } as const

/**
 * Invites the people of a list, by the same operation as the desk does.
 * @returns how many, and a line for each mistake and for some of the others
 * @throws SourceError for what is no such list
 */
export async function invitePeople(file: string, { db, write, by, now }: ImportParts, isDry: boolean) {
  if (!existsSync(file)) throw new SourceError(`${file} does not exist`)
  const csv = readFileSync(file, 'utf8')
  const parts = { db, write, clock: { now: () => now } }
  const { counts, rows } = await importPeople(parts, by, { csv, dry_run: isDry }).catch((error: Error) => {
    const said = error instanceof Failure ? error.errors?.csv?.join(' ') : undefined
    throw said ? new SourceError(`${file}: ${said}`) : error
  })
  const lines = rows.map(
    ({ line, name, status, errors }): ReportLine => ({
      kind: 'person',
      id: `line ${line}`,
      title: name,
      outcome: outcomes[status],
      detail: errors.join('; '),
    }),
  )
  return { counts: { new: counts.new, unchanged: counts.known, changed: 0, failed: counts.error }, lines }
}

import { existsSync } from 'node:fs'
import { invitePeople } from '#src/features/people/import/invite-people.ts'
import { listPlaces } from '#src/features/people/import/queries.ts'
import { readPeople } from '#src/features/people/import/read-people.ts'
import { Failure } from '#src/platform/http/failures.ts'
import { TableError } from '#src/platform/text/table-header.ts'
import type { ReportLine } from '../run-import.ts'
import { type ImportParts, SourceError } from '../sources.ts'
import { readListFile } from './read-list-file.ts'

const outcomes = { new: 'new', known: 'unchanged', error: 'failed' } as const

/**
 * Invites the people of a list while reading it, by the desk's operation.
 * @returns a line for each
 * @throws SourceError for an invalid list; invitations made before the error stay
 */
export async function* invitedPeople(
  file: string,
  { db, write, by, now }: ImportParts,
  isDry: boolean,
): AsyncGenerator<ReportLine> {
  if (!existsSync(file)) throw new SourceError(`${file} does not exist`)
  try {
    const people = readPeople(await readListFile(file), await listPlaces(db))
    for await (const row of invitePeople({ db, write, clock: { now: () => now } }, by, people, isDry))
      yield {
        kind: 'person',
        id: `line ${row.line}`,
        title: row.name,
        outcome: outcomes[row.status],
        detail: row.errors.join('; '),
      }
  } catch (error) {
    const said =
      error instanceof Failure ? error.errors?.csv?.join(' ') : error instanceof TableError && error.message
    throw said ? new SourceError(`${file}: ${said}`) : error
  }
}

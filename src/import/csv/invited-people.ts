import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parse } from 'csv-parse'
import { invitePeople } from '#src/features/accounts/people/import/invite-people.ts'
import { listPlaces } from '#src/features/accounts/people/import/queries.ts'
import { csvOptions, readPeople } from '#src/features/accounts/people/import/read-people.ts'
import { Failure } from '#src/platform/http/failures.ts'
import type { ReportLine } from '../run-import.ts'
import { type ImportParts, SourceError } from '../sources.ts'

const outcomes = { new: 'new', known: 'unchanged', error: 'failed' } as const
/** More than the first line of any list of people. */
const START_BYTES = 10_000

/**
 * Invites the people of a list as it is read, by the same operation as the desk does.
 * @returns a line for each
 * @throws SourceError for what is no such list; who was invited before that shows stays so
 */
export async function* invitedPeople(
  file: string,
  { db, write, by, now }: ImportParts,
  isDry: boolean,
): AsyncGenerator<ReportLine> {
  if (!existsSync(file)) throw new SourceError(`${file} does not exist`)
  const start = await text(createReadStream(file, { end: START_BYTES }))
  // What goes wrong with either comes out of the loop, also when nobody listens to them any more.
  const lines = pipeline(createReadStream(file), parse(csvOptions(start)), () => undefined)
  const people = readPeople(lines, await listPlaces(db))
  try {
    for await (const row of invitePeople({ db, write, clock: { now: () => now } }, by, people, isDry))
      yield {
        kind: 'person',
        id: `line ${row.line}`,
        title: row.name,
        outcome: outcomes[row.status],
        detail: row.errors.join('; '),
      }
  } catch (error) {
    const said = error instanceof Failure ? error.errors?.csv?.join(' ') : undefined
    throw said ? new SourceError(`${file}: ${said}`) : error
  }
}

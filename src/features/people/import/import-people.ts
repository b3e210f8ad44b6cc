import { invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { type InviteParts, invitePeople } from './invite-people.ts'
import { listPlaces } from './queries.ts'
import { type ReadPerson, readPeople } from './read-people.ts'
import { type ImportRowWire, type ImportWire, MAX_ROWS } from './schema.ts'

const SHOWN = 100

/**
 * Invites the people of a list sent as a whole: it is read to its end before any invitation.
 * @throws Failure 400 for an invalid list
 */
export async function importPeople(
  parts: InviteParts,
  actor: Pick<Actor, 'id' | 'role'>,
  { csv, dry_run }: { csv: string; dry_run: boolean },
): Promise<ImportWire> {
  const people: ReadPerson[] = []
  for await (const one of readPeople(csv, await listPlaces(parts.db)))
    if (people.push(one) > MAX_ROWS) throw wrong(sharedWords.atMostRows(MAX_ROWS))
  const rows: ImportRowWire[] = []
  for await (const row of invitePeople(parts, actor, people, dry_run)) rows.push(row)
  return summaryOf(rows, dry_run)
}

const wrong = (message: string) => invalid({ csv: [message] })

function summaryOf(rows: readonly ImportRowWire[], dry_run: boolean): ImportWire {
  const of = (status: ImportRowWire['status']) => rows.filter((row) => row.status === status)
  const mistakes = of('error')
  const others = rows.filter(({ status }) => status !== 'error').slice(0, SHOWN)
  return {
    dry_run,
    counts: { new: of('new').length, known: of('known').length, error: mistakes.length },
    rows: [...mistakes, ...others],
  }
}

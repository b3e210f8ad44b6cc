import { record } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { insertInvitations, listKnown, listPlaces, type NewInvitation } from './queries.ts'
import { type ReadPerson, readPeople } from './read-people.ts'
import type { ImportWire } from './schema.ts'
import { sendInvitations } from './send-invitation.ts'

const BATCH = 500
const SHOWN = 100
const INVITATION_MS = 30 * 86_400_000

type Parts = Pick<Services, 'db' | 'write' | 'clock'>

/**
 * Invites the people of a list. A line with a mistake is told and passed over, and so is who is known already: the
 * same list sent again changes nothing. Nobody has an account before they agreed themselves.
 * @throws Failure 400 for what is no list
 */
export async function importPeople(
  parts: Parts,
  actor: Pick<Actor, 'id' | 'role'>,
  { csv, dry_run }: { csv: string; dry_run: boolean },
): Promise<ImportWire> {
  const read = readPeople(csv, await listPlaces(parts.db))
  for (let at = 0; at < read.length; at += BATCH) await markKnown(parts, read.slice(at, at + BATCH))
  const summary = summaryOf(read, dry_run)
  if (dry_run) return summary
  let made = 0
  for (let at = 0; at < read.length; at += BATCH)
    made += await invite(parts, actor, read.slice(at, at + BATCH))
  const passed = summary.counts.new - made
  return { ...summary, counts: { ...summary.counts, new: made, known: summary.counts.known + passed } }
}

async function markKnown({ db, clock }: Parts, batch: ReadPerson[]) {
  const known = await listKnown(
    db,
    batch.map(({ row }) => row.email),
    clock.now(),
  )
  for (const one of batch)
    if (one.row.status === 'new' && known.has(one.row.email)) one.row = { ...one.row, status: 'known' }
}

/** Each batch commits by itself, with its line in the log and the job that writes its mails. */
async function invite(
  { write, clock }: Parts,
  actor: Pick<Actor, 'id' | 'role'>,
  batch: readonly ReadPerson[],
): Promise<number> {
  const invitations = batch.flatMap(({ row, fields }): NewInvitation[] =>
    row.status === 'new' && fields ? [{ email: row.email, fields }] : [],
  )
  if (!invitations.length) return 0
  const now = clock.now()
  const by = { invitedBy: actor.id, now, expiresAt: new Date(now.getTime() + INVITATION_MS) }
  return write(async (tx) => {
    const made = await insertInvitations(tx, invitations, by)
    if (!made) return 0
    await record(tx, actor, { act: 'invite', entity: 'invitation', detail: { count: made } })
    await tx.later(sendInvitations, {})
    return made
  })
}

function summaryOf(read: readonly ReadPerson[], dry_run: boolean): ImportWire {
  const rows = read.map(({ row }) => row)
  const of = (status: ImportWire['rows'][number]['status']) => rows.filter((row) => row.status === status)
  const mistakes = of('error')
  const others = rows.filter(({ status }) => status !== 'error').slice(0, SHOWN)
  return {
    dry_run,
    counts: { new: of('new').length, known: of('known').length, error: mistakes.length },
    rows: [...mistakes, ...others],
  }
}

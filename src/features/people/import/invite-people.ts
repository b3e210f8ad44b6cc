import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import type { Actor } from '#src/wire/actor.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { insertInvitations, listKnown, type NewInvitation } from './queries.ts'
import type { ReadPerson } from './read-people.ts'
import type { ImportRowWire } from './schema.ts'
import { sendInvitations } from './send-invitation.ts'

const BATCH = 500
const INVITATION_MS = 30 * DAY_MS

export type InviteParts = Pick<Services, 'db' | 'write' | 'clock'>

/**
 * Invites people as they are read, and yields the result of each. Invalid lines and known people are skipped, so
 * sending the same list again changes nothing. Accounts are created only when invitees agree.
 */
export async function* invitePeople(
  parts: InviteParts,
  actor: Pick<Actor, 'id' | 'role'>,
  people: AsyncIterable<ReadPerson> | Iterable<ReadPerson>,
  isDry: boolean,
): AsyncGenerator<ImportRowWire, void, void> {
  let batch: ReadPerson[] = []
  for await (const one of people) {
    batch.push(one)
    if (batch.length < BATCH) continue
    yield* await settle(parts, actor, batch, isDry)
    batch = []
  }
  yield* await settle(parts, actor, batch, isDry)
}

/** Commits one batch, with its audit line and the job that sends its mails. */
async function settle(
  { db, write, clock }: InviteParts,
  actor: Pick<Actor, 'id' | 'role'>,
  batch: readonly ReadPerson[],
  isDry: boolean,
): Promise<ImportRowWire[]> {
  const now = clock.now()
  const emails = batch.map(({ row }) => row.email)
  const known = await listKnown(db, emails, now)
  const wanted = batch.flatMap(({ row, fields }): NewInvitation[] =>
    fields && !known.has(row.email) ? [{ email: row.email, fields }] : [],
  )
  const by = { invitedBy: actor.id, now, expiresAt: new Date(now.getTime() + INVITATION_MS) }
  const made =
    isDry || !wanted.length
      ? wanted.map(({ email }) => email)
      : await write(async (tx) => {
          const made = await insertInvitations(tx, wanted, by)
          if (!made.length) return made
          await recordAudit(tx, actor, {
            act: 'invite',
            entity: 'invitation',
            detail: { count: made.length },
          })
          await tx.later(sendInvitations, {})
          return made
        })
  const isNew = new Set(made)
  return batch.map(({ row }) =>
    row.status === 'new' && !isNew.has(row.email) ? { ...row, status: 'known' } : row,
  )
}

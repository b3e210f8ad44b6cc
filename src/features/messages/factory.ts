import { randomUUID } from 'node:crypto'
import type { Db } from '#src/platform/database/connect.ts'

type Given = {
  name?: string
  email?: string
  message?: string
  participantId?: number | null
  status?: 'open' | 'answered' | 'closed'
  claimedBy?: number
  createdAt?: Date
}

/** Makes a message to the secretariat, or to an institution. @returns its id */
export async function makeMessage(db: Db, given: Given = {}): Promise<number> {
  const now = new Date()
  const { id } = await db
    .insertInto('contactMessages')
    .values({
      idempotencyKey: randomUUID(),
      name: 'Ama Bali',
      email: 'ama@contoh.example',
      message: 'Bagaimana cara bergabung?',
      claimedAt: given.claimedBy ? now : null,
      closedAt: given.status === 'closed' ? now : null,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

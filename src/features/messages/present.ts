import { presentAs } from '#src/platform/http/present-as.ts'
import type { Actor } from '#src/wire/actor.ts'
import { shownName } from '#src/wire/erased-name.ts'
import { actsOnMessage } from './policy.ts'
import type { Message, MessageRow } from './queries.ts'
import { type MessageRowWire, type MessageWire, messageRowShape, messageShape } from './schema.ts'

/** Fields of a row that the wire groups. */
const groupsOf = (row: Omit<MessageRow, 'excerpt'>, actor: Actor) => ({
  partisipan: row.participantId === null ? null : { id: row.participantId, title: row.participantTitle! },
  claim:
    row.claimedBy === null
      ? null
      : {
          by: { id: row.claimedBy, nama_lengkap: row.claimedByName! },
          at: row.claimedAt!.toISOString(),
          is_mine: row.claimedBy === actor.id,
        },
})

export const presentMessageRow = (row: MessageRow, actor: Actor): MessageRowWire =>
  presentAs(messageRowShape, row, groupsOf(row, actor))

export const presentMessage = (row: Message, actor: Actor, repliesTo: string | null): MessageWire =>
  presentAs(messageShape, row, {
    ...groupsOf(row, actor),
    account: row.account && {
      id: row.account.id,
      nama_lengkap: row.account.name,
      role: row.account.role,
      is_pic: row.account.isPic,
      is_moderator: row.account.isModerator,
      partisipan: row.account.partisipan,
    },
    answers: row.answers.map(({ id, text, by, byName, at, mail }) => ({
      id,
      text,
      written_by: { id: by, nama_lengkap: shownName(byName) },
      written_at: new Date(at).toISOString(),
      mail,
    })),
    replies_to: repliesTo,
    can: [...actsOnMessage(actor, row)],
  })

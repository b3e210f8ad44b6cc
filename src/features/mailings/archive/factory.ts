import { sql } from 'kysely'
import type { Tx, Write } from '#src/platform/database/write.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { addContent } from '../../content/create-content.ts'
import { mailingContent } from '../writing/mailing-content.ts'

type Given = {
  title?: string
  excerpt?: string
  content?: string
  list_id?: number
  archive?: 'public' | null
  /** Null for a draft. */
  publishedAt?: Date | null
}

let count = 0

const insertSend = (tx: Tx, id: number, at: Date) =>
  sql`insert into mailing_sends (mailing_id, revision_id, state, started_at, changed_at, finished_at)
    select id, live_revision_id, 'done', ${at}, ${at}, ${at} from mailings where id = ${id}`.execute(tx)

/** Inserts a mailing that was sent to the national list, in the archive; tests override what they are about. */
export function makeMailing(write: Write, { publishedAt, ...given }: Given = {}) {
  count += 1
  const wish = {
    title: `Buletin nomor ${count}`,
    excerpt: 'Satu kalimat tentang buletin ini.',
    content: '<p>Isi buletin.</p>',
    list_id: 1,
    archive: 'public',
    ...given,
  }
  const at = publishedAt === undefined ? new Date(Date.UTC(2026, 0, 1) + count * HOUR_MS) : publishedAt
  return write(async (tx) => {
    const mailing = await addContent(tx, mailingContent, { wish, by: null, publishedAt: at })
    if (at) await insertSend(tx, mailing.id, at)
    return mailing
  })
}

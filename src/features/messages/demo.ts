import { randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import { composeMail } from '#src/platform/mail/compose.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { findMessage } from '../contact/queries.ts'
import { getSettings } from '../settings/queries.ts'
import { answerMail } from './answer-mail.ts'
import { insertAnswer, updateMessage } from './queries.ts'

type DemoMessage = {
  name: string
  email: string
  message: string
  hoursAgo: number
  /** Addressed to the institution of the demo's PIC. */
  toInstitution?: true
  claimedBy?: string
  answer?: { by: string; text: string }
  isClosed?: true
}

const messages: DemoMessage[] = [
  {
    name: 'Debora Contoh',
    email: 'debora@contoh.example',
    message:
      'Selamat pagi,\n\nkami kelompok ibu di Waingapu yang mengelola kebun bibit. Bagaimana cara lembaga kami bergabung dengan jaringan ini, dan apakah ada iuran?\n\nTerima kasih.',
    hoursAgo: 5,
  },
  {
    name: 'Yohanis Taneo',
    email: 'anggota@jkl.example',
    message: 'Apakah bahan lokakarya menampung air hujan boleh kami perbanyak untuk lima desa di Mollo?',
    hoursAgo: 28,
    claimedBy: 'staf@jkl.example',
  },
  {
    name: 'Benyamin Contoh',
    email: 'benyamin@contoh.example',
    message:
      'Saya dan beberapa teman ingin ikut menanam bambu di sekitar mata air. Kapan kegiatan berikutnya?',
    hoursAgo: 52,
    toInstitution: true,
    answer: {
      by: 'pic@jkl.example',
      text: 'Terima kasih atas minatnya. Kami menanam lagi pada Sabtu kedua bulan depan, berkumpul pukul 07.00 WIT di balai dusun. Bawalah sepatu tertutup dan air minum.',
    },
  },
  {
    name: 'Ratna Contoh',
    email: 'ratna@contoh.example',
    message: 'Tautan pendaftaran lokakarya di halaman acara tidak bisa saya buka dari ponsel.',
    hoursAgo: 190,
    answer: {
      by: 'staf@jkl.example',
      text: 'Terima kasih sudah memberi tahu. Tautannya sudah kami perbaiki; silakan dicoba lagi.',
    },
    isClosed: true,
  },
]

/** Seeds four messages: open, taken, answered, closed. */
export async function seedMessages(tx: Tx, now: Date) {
  const users = await tx.selectFrom('users').select(['id', 'email', 'participantId']).execute()
  const userOf = (email: string) => users.find((user) => user.email === email)!
  for (const one of messages) {
    const { name, email, message, hoursAgo, claimedBy, answer, isClosed } = one
    const at = (hoursLater: number) => new Date(now.getTime() - (hoursAgo - hoursLater) * HOUR_MS)
    const { id } = await tx
      .insertInto('contactMessages')
      .values({
        idempotencyKey: randomUUID(),
        name,
        email,
        message,
        participantId: one.toInstitution ? userOf('pic@jkl.example').participantId : null,
        createdAt: at(0),
        claimedBy: claimedBy ? userOf(claimedBy).id : null,
        claimedAt: claimedBy ? at(2) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (answer) await seedAnswer(tx, id, { text: answer.text, writtenBy: userOf(answer.by).id, at: at(20) })
    if (isClosed) await updateMessage(tx, id, { status: 'closed', closedAt: at(30) })
  }
}

/** An answer whose mail counts as sent: its address does not exist. */
async function seedAnswer(
  tx: Tx,
  messageId: number,
  { text, writtenBy, at }: { text: string; writtenBy: number; at: Date },
) {
  const id = await insertAnswer(tx, {
    messageId,
    idempotencyKey: randomUUID(),
    text,
    writtenBy,
    writtenAt: at,
  })
  const message = await findMessage(tx, messageId)
  const mail = answerMail(message!, { id, text, earlier: [] }, await getSettings(tx))
  const { key, to: toEmail, subject } = mail
  const sent = { key, toEmail, subject, createdAt: at, sentAt: at }
  await tx
    .insertInto('letters')
    .values({ ...sent, ...composeMail(mail) })
    .execute()
  await updateMessage(tx, messageId, { status: 'answered' })
}

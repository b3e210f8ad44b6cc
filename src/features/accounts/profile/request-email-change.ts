import { randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { isEmailTaken } from '../email-queries.ts'
import { maskEmail } from '../mask-email.ts'
import { renewToken, voidTokens } from '../token-queries.ts'
import type { Person } from './queries.ts'
import type { profileChange } from './schema.ts'

const LIFE_MS = HOUR_MS

type Call = Pick<CallOf<undefined, undefined, typeof profileChange>, 'body' | 'clock' | 'place'>

/**
 * Mails a link to the new address and a notice to the old one; the address changes when the link is used. Only its
 * owner learns that an address is already taken. Entering the current address cancels a request.
 * @returns names of the changed fields
 */
export async function requestEmailChange(tx: Tx, { body, clock, place }: Call, person: Person) {
  const { email } = body
  if (email === undefined) return []
  if (email === person.email) {
    await voidTokens(tx, person.id, ['email-change'])
    return []
  }
  const secret = await renewToken(tx, {
    kind: 'email-change',
    userId: person.id,
    detail: { email },
    now: clock.now(),
    lifeMs: LIFE_MS,
  })
  const key = randomUUID()
  if (await isEmailTaken(tx, email)) await queueMail(tx, alreadyTaken(key, email))
  else await queueMail(tx, linkTo(key, email, `${place.publicUrl}${furtherPaths.emailChange}#${secret}`))
  await queueMail(tx, wordToOld(key, person, email))
  return ['emailRequest']
}

/** The address is unconfirmed, so the mail contains nothing of the account. */
const linkTo = (key: string, to: string, href: string) => ({
  key: `email-change-${key}`,
  to,
  subject: 'Pastikan alamat e-mail baru Anda',
  isSecret: true,
  isAwaited: true,
  blocks: [
    'Anda meminta agar akun Anda memakai alamat ini. Pastikan dalam 60 menit lewat tautan berikut.',
    { button: 'Pakai alamat ini', href },
    'Bila Anda tidak memintanya, abaikan surat ini. Tidak ada yang berubah.',
  ],
})

const alreadyTaken = (key: string, to: string) => ({
  key: `email-change-${key}`,
  to,
  subject: 'Alamat ini sudah dipakai akun Anda',
  isAwaited: true,
  blocks: [
    'Seseorang meminta agar akunnya memakai alamat e-mail ini. Alamat ini sudah dipakai akun Anda, jadi tidak ada yang berubah.',
    'Bila Anda sendiri yang memintanya dari akun lain, ganti dahulu alamat pada akun yang memakai alamat ini.',
  ],
})

const wordToOld = (key: string, { email, namaLengkap }: Person, next: string) => ({
  key: `email-change-word-${key}`,
  to: email,
  name: namaLengkap,
  subject: 'Permintaan ganti alamat e-mail',
  blocks: [
    `Ada permintaan mengganti alamat e-mail akun Anda menjadi ${maskEmail(next)}. Alamat lama tetap dipakai sampai alamat baru dipastikan.`,
    'Bila bukan Anda yang memintanya, segera buat kata sandi baru lewat halaman Login, lalu hubungi sekretariat.',
  ],
})

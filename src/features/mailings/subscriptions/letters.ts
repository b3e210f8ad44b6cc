import type { NewMail } from '#src/platform/mail/outbox.ts'
import { createIdToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { leaveToken } from './leave-token.ts'
import { CONFIRMATION_DAYS } from './reader-queries.ts'

/** Token of the link by which the owner of an address agrees: the subscription's number. Nothing is stored. */
export const { sign: confirmationToken, read: readConfirmationToken } = createIdToken('mailing subscription')

export type Sender = { publicUrl: string; secret: SiteSecret }
type List = { slug: string; name: string }
type About = { key: string; to: string; list: List; sender: Sender }

/** Addresses by which a reader leaves a list: a page, and a call for mail programs (RFC 8058). */
function leaving(subscriberId: number, { slug }: List, { publicUrl, secret }: Sender) {
  const token = leaveToken(secret, { subscriberId, mailingId: null })
  return {
    page: publicUrl + furtherPaths.leaveList(token, slug),
    call: publicUrl + furtherPaths.leaveListCall(token, slug),
  }
}

/** Letter that asks the owner of an address; it names nobody, since a stranger may have typed the address. */
export const confirmationMail = (
  { key, to, list, sender }: About,
  { subscriptionId, isInvitation }: { subscriptionId: number; isInvitation: boolean },
): NewMail => ({
  key,
  to,
  isSecret: true,
  isAwaited: !isInvitation,
  subject: isInvitation ? `Undangan menerima ${list.name}` : `Satu langkah lagi: ${list.name}`,
  blocks: [
    isInvitation
      ? `Sekretariat mengundang Anda menerima ${list.name} lewat e-mail.`
      : `Seseorang, semoga Anda sendiri, meminta ${list.name} dikirim ke alamat ini.`,
    {
      button: 'Ya, kirimi saya',
      href: `${sender.publicUrl}${furtherPaths.confirmSubscription}#${confirmationToken(sender.secret, subscriptionId)}`,
    },
    `Tidak mau, atau bukan Anda yang meminta? Abaikan saja surat ini: tanpa persetujuan Anda tidak ada yang kami kirim, dan setelah ${CONFIRMATION_DAYS} hari permintaannya hilang.`,
  ],
})

/** Letter to somebody who is on the list already and asked again. */
export const standingMail = ({ key, to, list, sender }: About, subscriberId: number): NewMail =>
  withWayOut(
    { key, to, subject: `Anda sudah berlangganan: ${list.name}`, isAwaited: true },
    [`Alamat ini sudah menerima ${list.name}. Tidak ada yang perlu dilakukan.`],
    leaving(subscriberId, list, sender),
  )

/** Letter to a member who joined a list. */
export const welcomeMail = (
  { key, to, list, sender }: About,
  { subscriberId, name }: { subscriberId: number; name: string },
): NewMail =>
  withWayOut(
    { key, to, name, subject: `Anda berlangganan: ${list.name}` },
    [`Terima kasih. ${list.name} akan dikirim ke alamat ini.`],
    leaving(subscriberId, list, sender),
  )

const withWayOut = (
  mail: Omit<NewMail, 'blocks'>,
  words: readonly string[],
  { page, call }: ReturnType<typeof leaving>,
): NewMail => ({
  ...mail,
  isSecret: true,
  unsubscribe: call,
  blocks: [...words, { button: 'Berhenti berlangganan', href: page }],
})

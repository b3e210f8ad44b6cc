import type { NewMail } from '#src/platform/mail/outbox.ts'
import { createIdToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { leaveToken } from './leave-token.ts'
import * as words from './letter-words.id.ts'
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
    page: publicUrl + inLanguage(furtherPaths.leaveList(token, slug)),
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
  language: LANGUAGE,
  isSecret: true,
  isAwaited: !isInvitation,
  subject: isInvitation ? words.invitation(list.name) : words.oneStep(list.name),
  blocks: [
    isInvitation ? words.invites(list.name) : words.somebodyAsked(list.name),
    {
      button: words.yes,
      href: `${sender.publicUrl}${inLanguage(furtherPaths.confirmSubscription)}#${confirmationToken(sender.secret, subscriptionId)}`,
    },
    words.ignore(CONFIRMATION_DAYS),
  ],
})

/** Letter to somebody who is on the list already and asked again. */
export const standingMail = ({ key, to, list, sender }: About, subscriberId: number): NewMail =>
  withWayOut(
    { key, to, subject: words.subscribesAlready(list.name), isAwaited: true },
    [words.nothingToDo(list.name)],
    leaving(subscriberId, list, sender),
  )

/** Letter to a member who joined a list. */
export const welcomeMail = (
  { key, to, list, sender }: About,
  { subscriberId, name }: { subscriberId: number; name: string },
): NewMail =>
  withWayOut(
    { key, to, name, subject: words.subscribes(list.name) },
    [words.welcome(list.name)],
    leaving(subscriberId, list, sender),
  )

const withWayOut = (
  mail: Omit<NewMail, 'blocks'>,
  lines: readonly string[],
  { page, call }: ReturnType<typeof leaving>,
): NewMail => ({
  ...mail,
  language: LANGUAGE,
  isSecret: true,
  unsubscribe: call,
  blocks: [...lines, { button: words.unsubscribe, href: page }],
})

import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { Person } from '../profile/queries.ts'
import type { ProfileChange, profileChange } from '../profile/schema.ts'
import { type ConsentKind, getConsentVersions, giveConsent, withdrawConsent } from './consent-queries.ts'
import { insertNewsletterToken } from './newsletter-queries.ts'

const MEANS_DELETION =
  'Akun tidak dapat ada tanpa persetujuan ini. Menariknya berarti menghapus akun: lakukan di halaman Privasi.'

/** Terms and privacy consents last as long as the account. */
export const consentErrors = (body: ProfileChange): FieldErrors => ({
  ...(body.consent_terms === false && { consent_terms: [MEANS_DELETION] }),
  ...(body.consent_privacy === false && { consent_privacy: [MEANS_DELETION] }),
})

type Call = Pick<CallOf<undefined, undefined, typeof profileChange>, 'body' | 'clock' | 'place'>

/** Records given and withdrawn consents. @returns names of the changed fields */
export async function changeConsents(tx: Tx, { body, clock, place }: Call, person: Person) {
  const wanted: [ConsentKind, boolean | undefined][] = [
    ['terms', body.consent_terms],
    ['privacy', body.consent_privacy],
    ['newsletter', body.consent_newsletter],
  ]
  const changed: string[] = []
  const now = clock.now()
  const versions = wanted.some(([, isGiven]) => isGiven) ? await getConsentVersions(tx) : null
  for (const [kind, isGiven] of wanted) {
    if (isGiven === undefined) continue
    const isNew =
      isGiven && versions
        ? await giveConsent(tx, { userId: person.id, kind, version: versions[kind], now })
        : await withdrawConsent(tx, person.id, kind, now)
    if (isNew) changed.push(`${kind}${isGiven ? '' : ' withdrawn'}`)
  }
  if (changed.includes('newsletter')) await welcome(tx, person, place.publicUrl, now)
  return changed
}

async function welcome(tx: Tx, person: Person, publicUrl: string, now: Date) {
  await queueMail(tx, {
    key: `newsletter-${person.id}-${now.getTime()}`,
    to: person.email,
    name: person.namaLengkap,
    subject: 'Anda berlangganan buletin',
    isSecret: true,
    blocks: [
      'Terima kasih. Buletin kami akan dikirim ke alamat ini beberapa kali setahun.',
      { button: 'Berhenti berlangganan', href: await newsletterLink(tx, person.id, publicUrl, now) },
    ],
  })
}

/** Unsubscribe link of every newsletter; valid for two years, without login. */
async function newsletterLink(db: Db, userId: number, publicUrl: string, now: Date) {
  const { text, hash } = newSecret()
  await insertNewsletterToken(db, userId, hash, now)
  return `${publicUrl}${furtherPaths.unsubscribe}#${text}`
}

import {
  NATIONAL_LIST,
  subscribeMember,
  unsubscribeMember,
} from '#src/features/mailings/member-subscriptions.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import type { Person } from '../profile/queries.ts'
import type { ProfileChange, profileChange } from '../profile/schema.ts'
import * as words from './api-words.id.ts'
import { type ConsentKind, getConsentVersions, giveConsent, withdrawConsent } from './consent-queries.ts'

const MEANS_DELETION = words.consentIsNeeded

/** Terms and privacy consents last as long as the account. */
export const consentErrors = (body: ProfileChange): FieldErrors => ({
  ...(body.consent_terms === false && { consent_terms: [MEANS_DELETION] }),
  ...(body.consent_privacy === false && { consent_privacy: [MEANS_DELETION] }),
})

type Call = Pick<CallOf<undefined, undefined, typeof profileChange>, 'body' | 'clock' | 'place' | 'secret'>

/** Records given and withdrawn consents. @returns names of the changed fields */
export async function changeConsents(tx: Tx, call: Call, person: Person) {
  const { body, clock } = call
  const wanted: [ConsentKind, boolean | undefined][] = [
    ['terms', body.consent_terms],
    ['privacy', body.consent_privacy],
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
  if (await changeNewsletter(tx, call, person))
    changed.push(`newsletter${body.consent_newsletter ? '' : ' withdrawn'}`)
  return changed
}

/** @returns true if the wish is new */
async function changeNewsletter(tx: Tx, { body, clock, place, secret }: Call, person: Person) {
  const { id, email, namaLengkap: name, language } = person
  const list = { slug: NATIONAL_LIST, now: clock.now() }
  if (body.consent_newsletter === undefined) return false
  if (!body.consent_newsletter) return unsubscribeMember(tx, id, list)
  const sender = { publicUrl: place.publicUrl, secret }
  return subscribeMember(tx, { id, email, name, language }, { ...list, sender })
}

import { randomUUID } from 'node:crypto'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { NATIONAL_LIST } from '../../mailings/member-subscriptions.ts'
import { isOpenRegion } from '../../regions/open-region-queries.ts'
import { getConsentVersions } from '../consents/consent-queries.ts'
import { maskEmail } from '../mask-email.ts'
import { findTitle } from '../profile/queries.ts'
import { requestOriginOf } from '../request-origin.ts'
import { markBrowser } from './browser-secret.ts'
import { type RegisteredFields, replaceRegistration } from './queries.ts'
import type { Registration, registration } from './schema.ts'
import { sendActivation } from './send-activation.ts'

const LIFE_MS = 48 * HOUR_MS

type Call = CallOf<undefined, undefined, typeof registration>

/**
 * Stores a registration and enqueues its mail, without checking if the address has an account: work and response are
 * the same for every address.
 * @throws Failure 400 for an unknown place or an unsolved captcha, 429 past the limits
 */
export async function register({ body, visit, ...call }: Call) {
  const { db, write, clock, limits, captcha, passwords, place } = call
  const { email, password } = body
  await requirePlaces(db, body)
  const network = networkOf(visit.address)
  // Captcha first, so that nobody exhausts another's limits on the same network for free.
  await captcha.require('register', body.captcha)
  await limits.take('register address', network)
  await limits.take('mail address network', `${email} ${network}`)
  const [passwordHash, versions] = await Promise.all([passwords.hash(password), getConsentVersions(db)])
  const now = clock.now()
  const browserHash = markBrowser(place, LIFE_MS / 1_000)
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  // The first mail starts the pause before the next; attempts at the former code no longer count.
  await limits.countHits({ 'mail address pause': email })
  await limits.reset('activation code', email)
  await write(async (tx) => {
    const fields = fieldsOf(body, versions)
    const kept = { email, passwordHash, browserHash, fields, language: LANGUAGE, createdAt: now, expiresAt }
    await replaceRegistration(tx, kept)
    await tx.later(sendActivation, {
      key: `activation-${randomUUID()}`,
      email,
      registeredAt: now.toISOString(),
      asked: requestOriginOf(visit, now),
    })
  })
  return {
    activation_required: true as const,
    email_masked: maskEmail(email),
    expires_at: expiresAt.toISOString(),
  }
}

async function requirePlaces(db: Call['db'], { region_id, participant_id }: Registration) {
  const [isOpen, institution] = await Promise.all([
    isOpenRegion(db, region_id),
    participant_id && findTitle(db, participant_id),
  ])
  const errors: FieldErrors = {}
  if (!isOpen) errors.region_id = [sharedWords.chooseListedRegion]
  if (participant_id && !institution) errors.participant_id = [sharedWords.chooseListedInstitution]
  if (Object.keys(errors).length) throw invalid(errors)
}

function fieldsOf(
  body: Registration,
  versions: Awaited<ReturnType<typeof getConsentVersions>>,
): RegisteredFields {
  const { email, password, captcha, age_17, consent_terms, consent_privacy, consent_newsletter, ...fields } =
    body
  const lists = consent_newsletter ? [NATIONAL_LIST, ...body.lists] : body.lists
  return { ...fields, lists, consents: versions }
}

import { claimUpload, releaseUpload } from '#src/features/uploads/claim-upload.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { Role } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { leaveInstitution } from '../../institutions/leave-institution.ts'
import { mailClaim } from '../../institutions/mail-claim.ts'
import { isOpenRegion } from '../../regions/open-region-queries.ts'
import { changeConsents, consentErrors } from '../consents/change-consents.ts'
import { presentProfile } from '../present.ts'
import { getProfile } from '../queries.ts'
import * as words from './api-words.id.ts'
import {
  findInstitution,
  findTitle,
  findWaitingClaim,
  insertClaim,
  lockPerson,
  type Person,
  type PersonChange,
  updatePerson,
  withdrawClaims,
} from './queries.ts'
import { requestEmailChange } from './request-email-change.ts'
import type { ProfileChange, profileChange } from './schema.ts'

type Call = CallOf<undefined, undefined, typeof profileChange>

/**
 * Changes the fields in the body, all or none. Concurrent changes of different fields are merged; with `version`, a
 * stale form is rejected.
 * @throws Failure 400 with all failing fields, 409 with `current`
 */
export async function changeProfile(call: Call): Promise<void> {
  const { actor, body, clock, limits, write } = call
  const now = clock.now()
  if (body.email !== undefined) await limits.take('email change', actor!.id)
  await write(async (tx) => {
    const person = await lockPerson(tx, actor!.id)
    if (body.version !== undefined && body.version !== person.version)
      throw conflict({ current: presentProfile(await getProfile(tx, person.id, now)) })
    const errors = await errorsOf(tx, person, body)
    if (Object.keys(errors).length) throw invalid(errors)
    const form = changedFields(person, body)
    const done = [
      ...Object.keys(form),
      ...(await changeInstitution(tx, person, { wanted: body.participant_id, now, place: call.place })),
      ...(await changePhoto(tx, person, body.image, now)),
      ...(await changeVisits(tx, person, body.visits_enabled, now)),
      ...(await changeConsents(tx, call, person)),
      ...(await requestEmailChange(tx, call, person)),
    ]
    if (Object.keys(form).length) await updatePerson(tx, person.id, form, now, true)
    if (form.phone && person.phone) await tellOfPhone(tx, person)
    if (done.length)
      await recordAudit(tx, actor, {
        act: 'profile change',
        entity: 'user',
        entityId: person.id,
        detail: { fields: done },
      })
  })
}

/** Validation errors that need the database. */
async function errorsOf(tx: Tx, person: Person, body: ProfileChange): Promise<FieldErrors> {
  const isUnknownRegion = body.region_id !== undefined && !(await isOpenRegion(tx, body.region_id))
  return {
    ...(isUnknownRegion && { region_id: [sharedWords.chooseListedRegion] }),
    ...(await institutionErrors(tx, person, body.participant_id)),
    ...consentErrors(body),
  }
}

const fieldOf = {
  nama_lengkap: 'namaLengkap',
  phone: 'phone',
  alamat: 'alamat',
  region_id: 'regionId',
  jenis_kelamin: 'jenisKelamin',
  tempat_lahir: 'tempatLahir',
  tanggal_lahir: 'tanggalLahir',
  organisasi: 'organisasi',
  language: 'language',
} as const

/** Fields of the form whose value changes. */
function changedFields(person: Person, body: ProfileChange): PersonChange {
  const entries = Object.entries(fieldOf) as [keyof typeof fieldOf, keyof Person][]
  return Object.fromEntries(
    entries
      .filter(([wire, column]) => body[wire] !== undefined && body[wire] !== person[column])
      .map(([wire, column]) => [column, body[wire]]),
  )
}

async function changeVisits(tx: Tx, person: Person, wanted: boolean | undefined, now: Date) {
  if (wanted === undefined || wanted === person.visitsEnabled) return []
  await updatePerson(tx, person.id, { visitsEnabled: wanted }, now, false)
  return ['visitsEnabled']
}

async function tellOfPhone(tx: Tx, person: Person) {
  const { profileLetters } = await lettersIn(person.language)
  await queueMail(tx, profileLetters.phoneChangedMail(`${person.id}-${person.version}`, person))
}

/**
 * Sets the photo to an own uploaded picture, or with null removes it; the former one is released.
 * @returns names of the changed fields
 * @throws Failure 400 at `image` for a file that is not one's own
 */
async function changePhoto(tx: Tx, person: Person, wanted: string | null | undefined, now: Date) {
  if (wanted === undefined || wanted === person.photo) return []
  if (wanted !== null) await claimUpload(tx, wanted, { ownerId: person.id, purpose: 'avatar', now })
  if (person.photo) await releaseUpload(tx, person.photo)
  await updatePerson(tx, person.id, { photo: wanted }, now, true)
  return ['photo']
}

/** Errors of an institution claim; a confirmed membership must be ended first. */
async function institutionErrors(
  tx: Tx,
  person: Person,
  wanted: number | null | undefined,
): Promise<FieldErrors> {
  const message = await objection(tx, person, wanted)
  return message ? { participant_id: [message] } : {}
}

async function objection(tx: Tx, person: Person, wanted: number | null | undefined) {
  if (wanted === undefined || wanted === person.participantId) return null
  if (wanted === null) return null
  if (person.participantId !== null) return words.leaveInstitutionFirst
  return (await findTitle(tx, wanted)) ? null : sharedWords.chooseListedInstitution
}

/**
 * Claims an institution, or with null withdraws the claim and leaves; a PIC's duty ends with the membership.
 * @returns names of the changed fields
 */
async function changeInstitution(
  tx: Tx,
  person: Person,
  { wanted, now, place }: { wanted: number | null | undefined; now: Date; place: SiteOrigin },
): Promise<string[]> {
  if (wanted === undefined) return []
  const waiting = await findWaitingClaim(tx, person.id)
  if (wanted !== null && (wanted === person.participantId || wanted === waiting)) return []
  if (wanted !== null) {
    await withdrawClaims(tx, person.id, now)
    await tx.later(mailClaim, { claimId: await insertClaim(tx, person.id, wanted, now) })
    return ['participantClaim']
  }
  if (person.participantId === null) {
    await withdrawClaims(tx, person.id, now)
    return waiting === undefined ? [] : ['participantClaim']
  }
  const institution = await findInstitution(tx, person.participantId)
  const member = { id: person.id, email: person.email, name: person.namaLengkap, isPic: person.isPic }
  const by = { id: person.id, role: person.role as Role }
  await leaveInstitution(tx, member, { institution, by, now, place })
  return ['participantId']
}

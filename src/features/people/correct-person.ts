import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { findTitle, type PersonChange, updatePerson } from '../accounts/profile/queries.ts'
import { replaceEmail } from '../accounts/replace-email.ts'
import { assignMember } from '../institutions/assign-member.ts'
import { isOpenRegion, REGION_CLOSED } from '../regions/open-region-queries.ts'
import { lockPersonToChange } from './act-on-person.ts'
import * as words from './api-words.id.ts'
import { canGovern, canSuspend } from './person-policy.ts'
import { presentPerson } from './present.ts'
import { findPersonDetail, type PersonDetail } from './queries.ts'
import type { Correction } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>
type Field = Exclude<keyof Correction, 'version' | 'reason'>

/** Stored value of each field, and the column that holds it alone. */
const fields: Record<Field, { of: (person: PersonDetail) => unknown; column?: keyof PersonChange }> = {
  nama_lengkap: { of: ({ name }) => name, column: 'namaLengkap' },
  phone: { of: ({ phone }) => phone, column: 'phone' },
  organisasi: { of: ({ organisasi }) => organisasi, column: 'organisasi' },
  region_id: { of: ({ regionId }) => regionId, column: 'regionId' },
  participant_id: { of: ({ participantId }) => participantId },
  email: { of: ({ email }) => email },
}

/**
 * Corrects a person's data, and mails them what changed and why; repeating it changes nothing. A new address ends every
 * session, and its former owner is told there.
 * @throws Failure 404, 403, 400 for an unknown region or institution or an address in use, 409 with `data:{current}`
 */
export const correctPerson = ({ write, clock, place }: Parts, actor: Actor, id: number, wish: Correction) =>
  write(async (tx) => {
    const may = wish.email === undefined ? canSuspend : canGovern
    const { isPic, version } = await lockPersonToChange(tx, actor, id, may)
    const person = (await findPersonDetail(tx, id))!
    const changed = changedFields(person, wish)
    if (!changed.length) return
    if (version !== wish.version) throw conflict({ current: presentPerson(person, actor) })
    const change = { by: actor, now: clock.now(), place }
    await requireChoices(tx, changed, wish)
    if (changed.includes('participant_id'))
      await assignMember(tx, memberOf(person, isPic), {
        ...change,
        institution: await institutionOf(tx, wish),
      })
    if (changed.includes('email')) await correctEmail(tx, person, wish.email!, change.now)
    await updatePerson(tx, id, columnsOf(changed, wish), change.now, true)
    const detail = { fields: changed, reason: wish.reason }
    await recordAudit(tx, actor, { act: 'correct', entity: 'user', entityId: id, detail })
    const { peopleLetters } = await lettersIn(person.language)
    const reader = {
      key: `corrected-${id}-${version}`,
      email: wish.email ?? person.email,
      name: wish.nama_lengkap ?? person.name,
    }
    const about = { changed, reason: wish.reason }
    await queueMail(tx, peopleLetters.correctedMail(reader, about, place.publicUrl))
  })

const changedFields = (person: PersonDetail, wish: Correction): Field[] =>
  (Object.keys(fields) as Field[]).filter(
    (name) => wish[name] !== undefined && wish[name] !== fields[name].of(person),
  )

/** The changed columns of the person's own row. */
const columnsOf = (changed: readonly Field[], wish: Correction): PersonChange =>
  Object.fromEntries(
    changed.flatMap((name) => {
      const { column } = fields[name]
      return column ? [[column, wish[name]]] : []
    }),
  )

async function requireChoices(tx: Tx, changed: readonly Field[], wish: Correction) {
  const errors: FieldErrors = {}
  const { region_id: region, participant_id: institution } = wish
  if (changed.includes('region_id') && !(await isOpenRegion(tx, region!))) errors.region_id = [REGION_CLOSED]
  if (changed.includes('participant_id') && institution && !(await findTitle(tx, institution)))
    errors.participant_id = [sharedWords.chooseListedInstitution]
  if (Object.keys(errors).length) throw invalid(errors)
}

const memberOf = ({ id, email, name, participantId, participantTitle }: PersonDetail, isPic: boolean) => ({
  id,
  email,
  name,
  isPic,
  former: participantId === null ? null : { id: participantId, title: participantTitle! },
})

async function institutionOf(tx: Tx, { participant_id: id }: Correction) {
  return id ? { id, title: (await findTitle(tx, id))! } : null
}

/** Replaces the address and tells the former one, which is deleted once that letter was sent. */
async function correctEmail(tx: Tx, person: PersonDetail, email: string, now: Date) {
  const former = await replaceEmail(tx, { userId: person.id, email }, now)
  if (!former) throw invalid({ email: [words.emailOfOther] })
  await endSessions(tx, person.id, now)
  const { peopleLetters } = await lettersIn(former.language)
  const key = `email-changed-${person.id}-${person.version}`
  const reader = { key, email: former.email, name: former.namaLengkap }
  await queueMail(tx, peopleLetters.emailReplacedMail(reader, email))
}

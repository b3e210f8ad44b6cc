import { randomInt } from 'node:crypto'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { toHex } from '#src/wire/hex.ts'
import { makePerson, type TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

const someEmail = () => `undangan-${randomInt(1e12)}@contoh.example`
const DAY = 86_400_000

/** A pending invitation. */
async function invitation({ db, now }: TestTools, invitedBy: number) {
  const { text, hash } = newSecret()
  const email = someEmail()
  await db
    .insertInto('invitations')
    .values({
      email,
      fields: JSON.stringify({
        nama_lengkap: 'Maria Natalia Tefa',
        phone: null,
        organisasi: null,
        region_id: null,
        participant_id: null,
      }),
      tokenHash: hash,
      invitedBy,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + DAY),
    })
    .execute()
  return { email, token: text }
}

const somebody = async (hands: TestTools) => ({ id: (await makePerson(hands)).id })

async function privacyCase({ db, now }: TestTools, createdBy: number) {
  const { id } = await db
    .insertInto('privacyCases')
    .values({
      kind: 'access',
      title: 'Minta salinan data',
      receivedAt: now(),
      dueAt: new Date(now().getTime() + 3 * DAY),
      createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}

async function note(hands: TestTools, writtenBy: number) {
  const { id: userId } = await somebody(hands)
  const now = hands.now()
  const { id } = await hands.db
    .insertInto('personNotes')
    .values({
      userId,
      idempotencyKey: crypto.randomUUID(),
      visibility: 'secretariat',
      text: 'Ditelepon',
      notedAt: now,
      writtenBy,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: userId, note: id }
}

async function label({ db }: TestTools) {
  const { id } = await db
    .insertInto('labels')
    .values({ word: `Label ${randomInt(1e12)}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const noteBody = { text: 'Ditelepon lagi', noted_on: '2026-01-02', visibility: 'region' }

/** A case of a person with an account. */
async function caseOfSomebody(hands: TestTools, createdBy: number) {
  const { id } = await privacyCase(hands, createdBy)
  const { id: userId } = await somebody(hands)
  await hands.db.updateTable('privacyCases').set({ userId }).where('id', '=', id).execute()
  return { id }
}

/** A minute ago: the site's clock may be behind this one's, and nothing is received in the future. */
const caseBody = ({ now }: TestTools) => ({
  title: 'Minta salinan data',
  received_at: new Date(now().getTime() - MINUTE_MS).toISOString(),
})

/** Operations of the secretariat on people, privacy, and the log. */
export const peopleRecipes: Record<string, Recipe> = {
  'GET /desk/people/{id}': async (hands) => ({ params: await somebody(hands) }),
  'PATCH /desk/people/{id}': async (hands) => ({
    params: await somebody(hands),
    body: { nama_lengkap: 'Yosefina Bria', reason: 'Salah ketik saat didaftarkan', version: 1 },
  }),
  'POST /desk/people/{id}/suspension': async (hands) => ({
    params: await somebody(hands),
    body: { reason: 'Menyamar sebagai orang lain' },
  }),
  'DELETE /desk/people/{id}/suspension': async (hands) => ({ params: await somebody(hands) }),
  'PUT /desk/people/{id}/duties': async (hands) => ({
    params: await somebody(hands),
    body: { role: 'staff', is_moderator: false, version: 1 },
  }),
  'POST /desk/people/{id}/erasure': async (hands) => {
    const { id, email } = await makePerson(hands)
    return { params: { id }, body: { email, reason: 'Permintaan privasi' } }
  },
  'GET /desk/people/{id}/merge/{into}': async (hands) => ({
    params: { ...(await somebody(hands)), into: (await somebody(hands)).id },
  }),
  'POST /desk/people/{id}/merge': async (hands) => ({
    params: await somebody(hands),
    body: { into: (await somebody(hands)).id, version: 1, into_version: 1 },
  }),
  'GET /desk/people/{id}/timeline': async (hands) => ({ params: await somebody(hands) }),
  'POST /desk/people/{id}/notes': async (hands) => ({
    params: await somebody(hands),
    body: { ...noteBody, idempotency_key: crypto.randomUUID() },
  }),
  'PATCH /desk/people/{id}/notes/{note}': async (hands, { id }) => ({
    params: await note(hands, id),
    body: { ...noteBody, version: 1 },
  }),
  'DELETE /desk/people/{id}/notes/{note}': async (hands, { id }) => ({ params: await note(hands, id) }),
  'POST /desk/people/{id}/labels': async (hands) => ({
    params: await somebody(hands),
    body: { word: `Label ${randomInt(1e12)}` },
  }),
  'DELETE /desk/people/{id}/labels/{label}': async (hands) => ({
    params: { ...(await somebody(hands)), label: await label(hands) },
  }),
  'PATCH /desk/labels/{id}': async (hands) => ({
    params: { id: await label(hands) },
    body: { word: `Kata ${randomInt(1e12)}`, version: 1 },
  }),
  'POST /desk/people/import': async () => ({
    body: { csv: `nama,email\nMaria Tefa,${someEmail()}`, dry_run: false },
  }),
  'POST /desk/registrations/resend': async (hands, { id }) => ({
    body: { email: (await invitation(hands, id)).email },
  }),
  'POST /user/invitation': async (hands) => {
    const { token } = await invitation(hands, (await somebody(hands)).id)
    return {
      body: {
        token,
        password: toHex('sorgum-di-lereng-mutis'),
        age_17: true,
        consent_terms: true,
        consent_privacy: true,
      },
    }
  },
  'POST /desk/privacy': async (hands) => ({ body: { kind: 'access', ...caseBody(hands) } }),
  'GET /desk/privacy/{id}': async (hands, { id }) => ({ params: await privacyCase(hands, id) }),
  'PATCH /desk/privacy/{id}': async (hands, { id }) => ({
    params: await privacyCase(hands, id),
    body: { version: 1, ...caseBody(hands) },
  }),
  'POST /desk/privacy/{id}/copy': async (hands, { id }) => ({ params: await caseOfSomebody(hands, id) }),
  'POST /desk/privacy/{id}/steps': async (hands, { id }) => ({
    params: await privacyCase(hands, id),
    body: { kind: 'note', note: 'Ditelepon' },
  }),
}

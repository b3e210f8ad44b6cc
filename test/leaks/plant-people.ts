import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeMessage } from '#src/features/messages/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import type { FreshApp } from '#test/support/fresh-app.ts'
import type { Aviary, Cast, Words } from './canaries.ts'

type Site = Pick<FreshApp, 'db' | 'write' | 'time'>

/** Plants account data besides the name, of people whose names are public. */
export async function plantPeople({ db, write, time }: Site, cast: Cast, { plant }: Aviary) {
  const { admin, author, pic, staff } = cast
  const facts = ({ secret, email, phone }: Words) => ({
    email,
    phone,
    alamat: secret,
    tempatLahir: secret,
    organisasi: secret,
  })
  const change = (id: number, set: object) => db.updateTable('users').set(set).where('id', '=', id).execute()
  for (const [name, person] of Object.entries({ author, pic, staff }))
    await plant(`person, mail and phone of the ${name}`, admin, async (words) => {
      await change(person.user.id, facts(words))
      await makeNews(write, { by: { ...person.user, role: 'staff' }, author: person.user.namaLengkap })
      const post = {
        createdBy: person.user.id,
        author: person.user.namaLengkap,
        isFaq: false,
        status: 'open',
      }
      await makeQuestion(write, { ...post, question: `Adakah contoh surat, ${name}?`, category: 'Kesehatan' })
      return `/v1/desk/people/${person.user.id}`
    })
  await plant('person, why they are suspended', admin, async (words) => {
    const suspension = { suspendedAt: time.now, suspensionReason: words.title, suspendedBy: admin.user.id }
    const { id } = await db
      .insertInto('users')
      .values({ ...facts(words), namaLengkap: words.title, ...suspension, activatedAt: time.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return `/v1/desk/people/${id}`
  })
  await plant('person, what a note says about them', staff, async (words) => {
    const userId = author.user.id
    const made = { notedAt: time.now, createdAt: time.now, updatedAt: time.now }
    await db
      .insertInto('personNotes')
      .values({
        ...made,
        userId,
        text: words.secret,
        visibility: 'secretariat',
        writtenBy: staff.user.id,
        idempotencyKey: crypto.randomUUID(),
      })
      .execute()
    return `/v1/desk/people/${userId}/timeline?kind=note`
  })
  await plant('person, who claims to belong to an institution', pic, async (words) => {
    const { id: userId } = await db
      .insertInto('users')
      .values({ ...facts(words), namaLengkap: words.title, activatedAt: time.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('participantClaims')
      .values({ userId, participantId: pic.user.participantId!, createdAt: time.now })
      .execute()
    return '/v1/desk/claims'
  })
  await plant('member of an institution, their mail', pic, async (words) => {
    const { participantId } = pic.user
    const of = { participantId, userType: 'partisipan', activatedAt: time.now }
    await db
      .insertInto('users')
      .values({ ...facts(words), ...of, namaLengkap: words.title })
      .execute()
    return `/v1/desk/participants/${participantId}/members`
  })
}

/** Plants internal documents of the desk, and private data. */
export async function plantPapers({ db, time }: Site, cast: Cast, { plant }: Aviary) {
  const { admin, author, pic, staff } = cast
  const expiresAt = new Date(time.now.getTime() + 86_400_000)
  await plant('registration that waits', staff, async ({ title, email }) => {
    const fields = JSON.stringify({ nama_lengkap: title })
    await db.insertInto('registrations').values({ email, fields, expiresAt }).execute()
    return '/v1/desk/registrations'
  })
  await plant('invitation', staff, async ({ title, email }) => {
    const fields = JSON.stringify({ nama_lengkap: title })
    await db
      .insertInto('invitations')
      .values({ email, fields, expiresAt, invitedBy: admin.user.id })
      .execute()
    return '/v1/desk/registrations'
  })
  await plant('privacy case', admin, async ({ title, email }) => {
    const { data } = await admin.call('POST', '/desk/privacy', {
      kind: 'access',
      title,
      detail: title,
      person_name: title,
      person_email: email,
      received_at: time.now.toISOString(),
    })
    return `/v1/desk/privacy/${(data as unknown as { id: number }).id}`
  })
  for (const [to, reader] of Object.entries({ institution: pic, secretariat: staff }))
    await plant(`message to the ${to}`, reader, async ({ title, secret, email }) => {
      const participantId = to === 'institution' ? pic.user.participantId : null
      const id = await makeMessage(db, { name: title, message: secret, email, participantId })
      return `/v1/desk/messages/${id}`
    })
  await plant('line of the audit log', admin, async ({ title }) => {
    const line = { actorId: admin.user.id, act: 'test', entity: 'test', detail: JSON.stringify({ title }) }
    await db.insertInto('audit').values(line).execute()
    return '/v1/desk/audit?act=test'
  })
  await plant('visit', author, async ({ title, secret }) => {
    await db
      .insertInto('usersVisits')
      .values({ userId: author.user.id, path: `/news/${secret}`, title })
      .execute()
    return '/v1/users_visits'
  })
  await plant('device of a session', author, async ({ title }) => {
    await db.updateTable('sessions').set({ device: title }).where('userId', '=', author.user.id).execute()
    return '/v1/auth/sessions'
  })
}

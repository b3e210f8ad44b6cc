import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makePost } from '#src/features/blog/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { makeTeamMember } from '#src/features/team/factory.ts'
import { newFileName } from '#src/platform/files/files.ts'
import { newSecret } from '#src/platform/secrets/one-use.ts'
import { tablesWith } from '#test/support/find-text.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeReader } from '../mailings/factory.ts'
import { erasePerson } from './erase-person.ts'
import { readErasures } from './erasure-journal.ts'

const site = await freshApp()
const { db, write, time, get } = site
const parts = site.services

/** Unique words, each part of what the person gave. */
const canary = {
  name: 'Kenari Sangkarmas',
  email: 'kenari.sangkarmas@contoh.example',
  phone: '+628129990001',
  address: 'Gang Kenari 77',
  place: 'Kotakenari',
  organisation: 'Paguyuban Kenari',
  file: 'fotokenari.jpg',
  visit: '/news/kenari-terbang',
  message: 'Pesan rahasia kenari',
  draft: 'Draf kenari yang tidak terbit',
  device: 'Ponsel kenari',
  key: 'Kunci kenari',
}
const words = ['kenari', '8129990001']

/** Creates a person with rows in every table that refers to people. */
async function person(keepsByline: boolean) {
  const { id } = await makeUser(db, {
    email: canary.email,
    namaLengkap: canary.name,
    passwordHash: 'kenari',
    phone: canary.phone,
    alamat: canary.address,
    tempatLahir: canary.place,
    organisasi: canary.organisation,
    tanggalLahir: '1990-08-17',
    jenisKelamin: 'P',
    role: 'staff',
    isPic: true,
    deletionDueAt: time.now,
    deletionKeepsByline: keepsByline,
  })
  const news = { by: { id, role: 'staff' as const }, author: canary.name, content: '<p>Isi yang terbit</p>' }
  await makeNews(write, { ...news, title: 'Sudah terbit' })
  await makeNews(write, { ...news, title: canary.draft, status: 'draft', publishedAt: null })
  for (const [table, values] of Object.entries({ ...accountRows(id), ...letterRows(), ...otherRows(id) }))
    for (const row of [values].flat())
      await db
        .insertInto(table as 'users')
        .values(row as never)
        .execute()
  await makeReader(db, { email: canary.email, name: canary.name, userId: id }, canary.message)
  return id
}

const later = new Date(time.now.getTime() + 86_400_000)
const bytes = () => newSecret().hash

const accountRows = (userId: number) => ({
  sessions: { userId, jti: crypto.randomUUID(), device: canary.device, expiresAt: later },
  tokens: { userId, hash: bytes(), kind: 'email-change', detail: { email: canary.email }, expiresAt: later },
  consents: { userId, kind: 'terms', version: '1' },
  factorChallenges: { userId, hash: bytes(), purpose: 'login', expiresAt: later },
  totpFactors: { userId, secret: bytes() },
  recoveryCodes: { userId, hash: bytes() },
  passkeys: { userId, credentialId: 'kenari', publicKey: bytes(), counter: 0, name: canary.key },
  usersVisits: { userId, path: canary.visit },
  uploads: {
    userId,
    name: newFileName('webp'),
    purpose: 'avatar',
    type: 'image/webp',
    size: 4,
    sha256: '',
    originalName: canary.file,
    usedAt: time.now,
  },
})

const letterRows = () => ({
  letters: [
    { key: crypto.randomUUID(), toEmail: canary.email, subject: canary.message, text: 'x', html: '' },
    {
      key: crypto.randomUUID(),
      toEmail: 'staf@contoh.example',
      subject: `Tulisan ${canary.name}`,
      text: 'x',
      html: '',
      sentAt: time.now,
    },
  ],
  contactMessages: {
    name: canary.name,
    email: canary.email.toUpperCase(),
    message: canary.message,
    idempotencyKey: crypto.randomUUID(),
  },
})

const otherRows = (id: number) => ({
  registrations: { email: canary.email, passwordHash: '', fields: {}, expiresAt: later },
  donations: [id, null].map((userId) => ({
    userId,
    orderId: crypto.randomUUID(),
    donorName: canary.name,
    donorEmail: canary.email,
    donorPhone: canary.phone,
    message: canary.message,
    giftAmount: 10_000,
    amount: 10_000,
    designation: 'general',
    consentedAt: time.now,
    keyOwner: 'guest',
    bodyHash: bytes(),
    createdAt: time.now,
    expiresAt: later,
  })),
  giftsInKind: [id, null].map((userId, index) => ({
    userId,
    ...(userId === null
      ? { giverName: canary.name, giverEmail: canary.email, giverPhone: canary.phone }
      : { note: canary.message }),
    thing: 'Beras',
    quantity: 1,
    unit: 'karung',
    designation: 'general',
    receivedOn: '2026-01-05',
    year: 2026,
    number: id * 2 + index,
    enteredBy: id,
    enteredAt: time.now,
    idempotencyKey: crypto.randomUUID(),
    bodyHash: bytes(),
  })),
  pledges: {
    donorName: canary.name,
    donorEmail: canary.email,
    donorPhone: canary.phone,
    amount: 10_000,
    designation: 'general',
    isAnonymous: false,
    day: 1,
    askedOn: '2026-11-21',
    nextOn: '2026-12-01',
    createdAt: time.now,
  },
  rateLimits: { key: `mail address ${canary.email}`, hits: 1, endsAt: later },
  questions: { question: 'Apa kabar?', category: 'umum', author: canary.name, createdBy: id },
  audit: { actorId: id, actorRole: 'staff', act: 'profile change', entity: 'user', entityId: id },
})

const lastLetters = () =>
  db.updateTable('letters').set({ toEmail: '' }).where('key', 'like', 'erased-%').execute()

test('after an erasure nothing of the person is in any table; what others need keeps its number', async () => {
  const id = await person(false)
  expect(await tablesWith(db, words)).toEqual(
    'contact_messages donations gifts_in_kind letters mail_bounces mailing_recipients news news_revisions passkeys pledges questions rate_limits registrations sessions slugs subscribers subscriptions tokens uploads users users_visits'.split(
      ' ',
    ),
  )
  await erasePerson(parts, id, time.now)
  await lastLetters()
  expect(await tablesWith(db, words)).toEqual([])

  expect(await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
    namaLengkap: 'Anggota terhapus',
    email: `terhapus-${id}@terhapus.invalid`,
    role: 'member',
    isPic: false,
    tanggalLahir: null,
    jenisKelamin: null,
    deletedAt: time.now,
  })
  expect((await get('/v1/news')).data).toMatchObject([
    { title: 'Sudah terbit', author: 'Anggota terhapus', created_by: id },
  ])
  expect(await db.selectFrom('audit').select('act').where('actorId', '=', id).execute()).toContainEqual({
    act: 'profile change',
  })
  expect(await db.selectFrom('consents').select('withdrawnAt').where('userId', '=', id).execute()).toEqual([
    { withdrawnAt: time.now },
  ])
  const [subscription] = await db.selectFrom('subscriptions').selectAll().execute()
  expect(subscription).toMatchObject({ endedAt: time.now, endedBecause: 'erased' })
  for (const table of ['totpFactors', 'recoveryCodes', 'factorChallenges', 'sessions'] as const)
    expect(await db.selectFrom(table).select('userId').where('userId', '=', id).execute()).toEqual([])
  const [upload] = await db
    .selectFrom('uploads')
    .select(['usedAt', 'deletedAt'])
    .where('userId', '=', id)
    .execute()
  expect(upload).toEqual({ usedAt: null, deletedAt: time.now })
  await erasePerson(parts, id, time.now)
  expect(await db.selectFrom('erasures').selectAll().execute()).toHaveLength(1)
})

test('a person who wishes so leaves their name under what was published, and there alone', async () => {
  const id = await person(true)
  await erasePerson(parts, id, time.now)
  await lastLetters()
  expect(await tablesWith(db, words)).toEqual(['news'])
  expect((await get('/v1/news')).data).toMatchObject([
    { author: canary.name },
    { author: 'Anggota terhapus' },
  ])
})

test('erasure: pictures shown by the site stay when their uploader goes; others are deleted', async () => {
  const { id } = await makeUser(db, { role: 'staff', deletionDueAt: time.now })
  const [cover, inText, face, proposed, unused] = await Promise.all(
    Array.from({ length: 5 }, () => makeUpload(db, id)),
  )
  const content = `<p>Isi.</p><p><img src="/images/${inText}" alt=""></p>`
  const post = await makePost(write, { content })
  await db.updateTable('revisions').set({ image: cover! }).where('itemId', '=', post.id).execute()
  await makeTeamMember(write, { image: face! })
  const { id: participantId } = await makeParticipant(write)
  const change = { participantId, createdBy: id, createdAt: time.now, before: '{}' }
  await db
    .insertInto('participantChanges')
    .values({ ...change, fields: JSON.stringify({ image: proposed }) })
    .execute()
  await erasePerson(parts, id, time.now)
  const rows = await db.selectFrom('uploads').select(['name', 'deletedAt']).where('userId', '=', id).execute()
  const gone = rows.filter(({ deletedAt }) => deletedAt).map(({ name }) => name)
  expect(gone).toEqual([unused])
})

test('the writer of a text that was only imported in somebody’s name is still named', async () => {
  const { id } = await makeUser(db, { role: 'staff', deletionDueAt: time.now })
  const by = { id, role: 'staff' as const }
  const news = await makeNews(write, { by, author: 'Penulis Lama' })
  const post = await makePost(write, { by, author: 'Penulis Lama' })
  const row = { source: 'site https://lama.contoh.example', foreignId: '1', hash: bytes() }
  const brought = [
    { ...row, kind: 'news', itemId: news.id },
    { ...row, kind: 'blog', itemId: post.id },
  ]
  await db.insertInto('imports').values(brought).execute()
  await erasePerson(parts, id, time.now)
  for (const [table, item] of [
    ['news', news],
    ['blog', post],
  ] as const)
    expect(await db.selectFrom(table).select('author').where('id', '=', item.id).execute()).toEqual([
      { author: 'Penulis Lama' },
    ])
})

test('an erasure is in the journal for the accounts that were merged into it too', async () => {
  const { id } = await makeUser(db, { deletionDueAt: time.now })
  const { id: double } = await makeUser(db, { mergedInto: id, deletedAt: time.now })
  await erasePerson(parts, id, time.now)
  const erased = (await readErasures(site.folder)).map((line) => line.user_id)
  expect(erased).toEqual(expect.arrayContaining([id, double]))
})

test('an account that is not due is not erased', async () => {
  const { id } = await makeUser(db, { namaLengkap: 'Masih Ada' })
  await erasePerson(parts, id, time.now)
  expect(await tablesWith(db, ['Masih Ada'])).toEqual(['users'])
})

test('an erasure that fails is in no journal', async () => {
  const { id } = await makeUser(db, { deletionDueAt: time.now })
  const failing = { erasures: parts.erasures, write: refuseCommit }
  await expect(erasePerson(failing, id, time.now)).rejects.toThrow('the database went away')
  expect(await readErasures(site.folder)).not.toContainEqual(expect.objectContaining({ user_id: id }))
  await erasePerson(parts, id, time.now)
  expect(await readErasures(site.folder)).toContainEqual(expect.objectContaining({ user_id: id }))
})

const refuseCommit: typeof write = (change) =>
  write(async (tx) => {
    await change(tx)
    throw new Error('the database went away')
  })

/** Columns that refer to people, all handled by `erase-queries.ts` and `export-queries.ts`. */
const thoughtOf = `
  answers.created_by audit.actor_id audit_redactions.user_id blog.created_by campaign_updates.posted_by campaigns.created_by
  consents.user_id contact_answers.written_by contact_messages.claimed_by disbursements.asked_by disbursements.decided_by
  donation_acts.asked_by donation_acts.decided_by donation_acts.done_by donations.user_id
  download_files.created_by download_log.user_id downloads.created_by erasures.user_id
  event_registrations.user_id events.created_by factor_challenges.user_id
  files.created_by former_addresses.user_id gifts_in_kind.entered_by gifts_in_kind.user_id gifts_in_kind.voided_by invitations.accepted_user_id invitations.invited_by mailing_lists.created_by mailing_sends.changed_by mailings.created_by news.claimed_by news.created_by
  news_drafts.user_id news_endorsements.by_user news_revisions.created_by news_steps.by_user
  notice_notes.written_by pages.created_by participant_changes.created_by participant_changes.decided_by
  participant_claims.decided_by participant_claims.user_id passkeys.user_id person_labels.user_id person_notes.user_id
  person_notes.written_by pic_links.user_id
  pledges.user_id post_flags.user_id post_notices.user_id post_revisions.by_user privacy_cases.copy_by privacy_cases.created_by
  privacy_cases.user_id privacy_steps.by_user question_follows.user_id question_reads.user_id
  questions.created_by recovery_codes.user_id region_editors.given_by region_editors.user_id
  registrations.activated_user_id revisions.created_by
  security_events.user_id sessions.user_id settings.updated_by subscribers.user_id team.created_by tokens.user_id totp_factors.user_id translation_revisions.created_by translations.sent_by uploads.user_id
  users.suspended_by users_visits.user_id
`
  .trim()
  .split(/\s+/)

test('no column that names a person is forgotten', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bigint'
      and column_name ~ '(user|actor|_by)(_id)?$' order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(thoughtOf)
})

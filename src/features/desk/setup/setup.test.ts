import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { uploadForm } from '#src/features/uploads/factory.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { testLetterToken } from '../mail/test-letter-token.ts'
import type { SetupStepWire } from './schema.ts'
import { type SetupStepName, setupStepNames } from './steps.ts'

const site = await freshApp({ publicUrl: 'https://site.test' })
const { db, write, time } = site
const admin = await deskCaller(site, 'admin')
const staff = await deskCaller(site)

const openSteps = async ({ ask } = admin) =>
  (await ask<SetupStepWire[]>('GET', '/setup')).data.flatMap(({ step, is_done }) => (is_done ? [] : [step]))
const pageOf = async ({ session } = admin) => (await session.open('/desk')).text()

/** The same site where the server has something to warn of, or no https. */
const elsewhere = async (given: Parameters<typeof freshApp>[0]) =>
  deskCaller(await freshApp({ siteUrl: site.siteUrl, publicUrl: 'https://site.test', ...given }), 'admin')

async function set(change: Record<string, string>) {
  const { version } = (await admin.ask<{ version: number }>('GET', '/settings')).data
  expect(await admin.ask('PATCH', '/settings', { version, ...change })).toMatchObject({ code: 200 })
}

/** Publishes a look with the logo, or with these further values. */
async function setLook({ logo, ...change }: { logo?: true; primary?: string }) {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
  const body = uploadForm(Buffer.from(svg), 'logo')
  const sent = logo && (await (await admin.session.send('POST', '/v1/uploads', { body })).json())
  const version = async () => (await admin.ask<{ version: number }>('GET', '/settings/brand')).data.version
  const draft = { ...change, ...(sent && { logo: (sent as { data: { name: string } }).data.name }) }
  await admin.ask('PATCH', '/settings/brand', { version: await version(), ...draft })
  const answer = await admin.ask('POST', '/settings/brand/publication', { version: await version() })
  expect(answer).toMatchObject({ code: 200 })
}

const fillGaps = (slug: string) =>
  sql`update revisions r set content = regexp_replace(r.content, '\\[lengkapi[^]]*\\]', 'Contoh', 'g')
    from slugs s join pages p on p.id = s.item_id
    where s.kind = 'page' and s.slug = ${slug} and r.id = p.live_revision_id`.execute(db)

const remove = async (table: 'participants' | 'regions', { id }: { id: number }) =>
  db.updateTable(table).set({ deletedAt: time.now }).where('id', '=', id).execute()
const addRegion = () =>
  db.insertInto('regions').values({ title: 'Region Contoh' }).returning('id').executeTakeFirstOrThrow()
const addApp = (userId: number) =>
  db
    .insertInto('totpFactors')
    .values({ userId, secret: Buffer.from('x'), confirmedAt: time.now })
    .execute()
async function addAdmin() {
  const { id } = await makeUser(db, { role: 'admin', userType: 'sekretariat' })
  const key = { credentialId: newKey(), publicKey: Buffer.from('x'), counter: 0, name: 'Kunci' }
  await db
    .insertInto('passkeys')
    .values({ userId: id, ...key })
    .execute()
}
const backup = { name: '2026-11-21', place: '/cadangan', bytes: 1, files: 1, madeAt: time.now }

type Act = () => Promise<unknown>
/** Acts that are not enough for a step, and those that are. */
const acts: [step: SetupStepName, half: Act, whole: Act][] = [
  ['names', () => set({ site_name: 'Jaringan Contoh' }), () => set({ short_name: 'JC' })],
  ['brand', () => setLook({ logo: true }), () => setLook({ primary: '#7a1f2b' })],
  [
    'contact',
    () => set({ email: 'kantor@contoh.example', phone: '+62 21 555 0100' }),
    () => set({ address: 'Jl. Contoh 1' }),
  ],
  [
    'bank',
    () => set({ bank_name: 'Bank Contoh', bank_account: '123 456' }),
    () => set({ bank_holder: 'Yayasan Contoh' }),
  ],
  [
    'mail',
    () => admin.ask('POST', '/mail/test-letters', { idempotency_key: newKey() }),
    () =>
      site.post('/v1/test-letter/confirmation', {
        token: testLetterToken(site.services.secret, { userId: admin.user.id, askedAt: time.now.getTime() }),
      }),
  ],
  ['legal', () => fillGaps('privacy-policy'), () => fillGaps('terms-of-service')],
  ['region', async () => remove('regions', await addRegion()), addRegion],
  [
    'institution',
    async () => remove('participants', await makeParticipant(write)),
    () => makeParticipant(write),
  ],
  ['news', () => makeNews(write, { status: 'draft', publishedAt: null }), () => makeNews(write)],
  ['admins', () => addApp(admin.user.id), addAdmin],
  [
    'backup',
    () => db.insertInto('backups').values(backup).execute(),
    () => db.updateTable('backups').set({ verifiedAt: time.now }).execute(),
  ],
]

test('GET /desk: an empty production site shows the admin every step, and does not say that all is done', async () => {
  const { ask } = await elsewhere({ publicUrl: 'http://site.test' })
  expect(await openSteps({ ...admin, ask })).toEqual(setupStepNames)
  const html = await pageOf()
  expect(html).toContain('Siapkan situs')
  expect(html.replaceAll('<!-- -->', '')).toContain(`1 dari ${setupStepNames.length} selesai`)
  expect(html).toMatch(/<details open=""[^>]*><summary[^>]*><h2[^>]*>Siapkan situs/)
  expect(html).not.toContain('Semua sudah ditangani')
  expect(html).toContain('href="/desk/mail"')
})

test('GET /desk: the step of the backup says why the last one does not count', async () => {
  const problem = 'This server takes no writes'
  await db
    .insertInto('backups')
    .values({ ...backup, name: 'failed', problem })
    .execute()
  expect((await pageOf()).replaceAll('<!-- -->', '')).toContain(
    `Yang terakhir dibuat tidak lolos uji: ${problem}`,
  )
  await db.deleteFrom('backups').execute()
})

test('GET /desk: staff see the steps without links that they cannot follow; moderators and PICs see none', async () => {
  const html = await pageOf(staff)
  expect(html).toContain('Siapkan situs')
  expect(html).toContain('Dikerjakan admin.')
  expect(html).toContain('href="/desk/participants/new"')
  expect(html).not.toContain('href="/desk/settings"')
  for (const duty of [{ isModerator: true }, { isPic: true }]) {
    const other = await site.as(await makeUser(db, duty))
    expect(await other.get('/v1/desk/setup')).toMatchObject({ code: 403 })
    expect(await (await other.open('/desk')).text()).not.toContain('Siapkan situs')
  }
})

test.each(acts)(
  'GET /v1/desk/setup: %s is done by what is there, not by half of it',
  async (step, half, whole) => {
    const before = await openSteps()
    expect(before).toContain(step)
    await half()
    expect(await openSteps()).toEqual(before)
    await whole()
    expect(await openSteps()).toEqual(before.filter((one) => one !== step))
  },
)

test('GET /desk: a site that is set up has no steps left, whatever is merely told to operators', async () => {
  expect(await openSteps()).toEqual([])
  expect(await pageOf()).not.toContain('Siapkan situs')
  expect(await pageOf()).toContain('Semua sudah ditangani')
  expect(await openSteps(await elsewhere({ warnings: [{ name: 'metrics-token-kept' }] }))).toEqual([])
  expect(await openSteps(await elsewhere({ warnings: [{ name: 'mail-missing' }] }))).toEqual(['posture'])
  expect(await openSteps(await elsewhere({ publicUrl: 'http://site.test' }))).toEqual(['posture'])
})

test('GET /v1/desk/setup: a step opens again when what it needs is gone', async () => {
  await set({ bank_account: '' })
  await db.updateTable('participants').set({ deletedAt: time.now }).execute()
  expect(await openSteps()).toEqual(['bank', 'institution'])
})

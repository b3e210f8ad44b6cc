import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import type { DeskCampaignWire } from './schema.ts'

const site = await freshApp()
const { db, time, services } = site
time.now = new Date('2026-06-15T05:00:00Z')
const user = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
const staff = await site.as(user)

const proveAt = (provenAt: Date) =>
  db.updateTable('sessions').set({ provenAt }).where('userId', '=', user.id).execute()
const longAgo = () => new Date(time.now.getTime() - 11 * 60_000)
const read = async (id: number) => (await staff.get(`/v1/desk/campaigns/${id}`)).data as DeskCampaignWire
const patch = async (id: number, change: object) => {
  const answer = await staff.send('PATCH', `/v1/desk/campaigns/${id}`, {
    body: JSON.stringify({ version: (await read(id)).version, ...change }),
    headers: { 'content-type': 'application/json' },
  })
  return (await answer.json()) as { code: number; data: object }
}

const permit = { number: '7/PUB', level: 'provinsi', valid_from: '2026-06-01', valid_until: '2026-08-31' }
async function draft(): Promise<number> {
  const answer = await staff.post('/v1/desk/campaigns', {
    title: 'Air untuk Oelpuah',
    excerpt: 'Dua kilometer pipa untuk lima puluh rumah.',
    story: 'Warga berjalan satu jam untuk air.',
    goal_amount: 35_000_000,
    starts_on: '2026-06-01',
    ends_on: null,
    permit,
    idempotency_key: crypto.randomUUID(),
  })
  return (answer.data as DeskCampaignWire).id
}
const { id: region } = await db.selectFrom('regions').select('id').executeTakeFirstOrThrow()

const shown = await draft()
await patch(shown, { status: 'open' })

test.each<[string, object, object?]>([
  ['goal_amount', { goal_amount: 90_000_000 }],
  ['region_id', { region_id: region }, { region: { id: region } }],
  ['permit', { permit: { ...permit, valid_until: '2027-08-31' } }],
  ['starts_on', { starts_on: '2026-06-02' }],
  ['ends_on', { ends_on: '2026-08-01' }],
  ['status', { status: 'closed' }],
  ['status, once more', { status: 'open' }],
])(
  'PATCH /v1/desk/campaigns/{id}: a changed %s of a public campaign needs a fresh proof',
  async (_, change, told = change) => {
    await proveAt(longAgo())
    const before = await read(shown)
    expect(await patch(shown, change)).toMatchObject({ code: 403, data: { proof_required: ['password'] } })
    expect(await read(shown)).toEqual(before)
    await proveAt(time.now)
    expect(await patch(shown, change)).toMatchObject({ code: 200, data: told })
  },
)

test('PATCH /v1/desk/campaigns/{id}: no proof for texts of a public campaign, nor for a draft before its opening', async () => {
  const id = await draft()
  const { goal_amount, starts_on, ends_on, permit: asItStands } = await read(shown)
  await proveAt(longAgo())
  const same = { goal_amount, starts_on, ends_on, permit: asItStands, status: 'open' }
  expect(await patch(shown, { title: 'Air bersih untuk Oelpuah', ...same })).toMatchObject({ code: 200 })
  expect(await patch(id, { goal_amount: 90_000_000, ends_on: '2026-08-01' })).toMatchObject({ code: 200 })
  expect(await patch(id, { status: 'open' })).toMatchObject({ code: 403 })
  await proveAt(time.now)
})

test('desk campaign page: keeps the input and asks for a proof without script', async () => {
  const { token, jti } = await services.sessions.open(user, 'Uji coba')
  await db.updateTable('sessions').set({ confirmedAt: time.now }).where('jti', '=', jti).execute()
  await proveAt(longAgo())
  const cookie = `jkl-session=${Buffer.from(JSON.stringify({ token, authenticated: true })).toString('hex')}`
  const { version, slug } = await read(shown)
  const fields = {
    intent: 'simpan',
    version: String(version),
    slug,
    title: 'Air untuk Oelpuah dan Camplong',
    excerpt: 'Dua kilometer pipa untuk lima puluh rumah.',
    story: 'Warga berjalan satu jam untuk air.',
    goal_amount: '77.000.000',
    starts_on: '2026-06-02',
    permit_number: '7/PUB',
    permit_level: 'provinsi',
    permit_from: '2026-06-01',
    permit_until: '2026-08-31',
  }
  const answer = await site.send('POST', `/desk/giving/campaigns/${shown}`, {
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(403)
  const html = await answer.text()
  expect(html).toContain('pastikan dulu bahwa ini Anda')
  expect(html).toContain('value="Air untuk Oelpuah dan Camplong"')
  expect(html).toContain('value="77.000.000"')
})

import { expect, test } from 'vitest'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { rateLimits } from '#src/limits.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator, write, bus, time } = site
time.now = new Date('2026-06-15T05:00:00Z')
const campaign = await makeCampaign(write)
const heard: string[] = []
bus.onInvalidate((tags) => void heard.push(...tags))

/** Counts how often work invalidates what is kept of campaigns. Each is heard at once, and again by the database. */
async function invalidations(work: () => Promise<unknown>): Promise<number> {
  const before = heard.length
  const times = (tag: string) => heard.slice(before).filter((one) => one === tag).length
  await work()
  await write(async (tx) => tx.invalidate('team'))
  await eventually(() => expect(times('team')).toBe(2))
  return times('campaigns') / 2
}

async function gift(given: object = {}) {
  const { id, member } = await memberWithOrder(site, {
    designation: { type: 'campaign', id: campaign },
    ...given,
  })
  const change = async (body: object) => {
    const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await member.send('PATCH', `/v1/donations/${id}`, init)).status
  }
  return { id, change, pay: () => simulator.settle(id, { channel: 'bca_va' }) }
}

test('PATCH /v1/donations/{order_id}: invalidates campaigns only for a change that their lists may show', async () => {
  const listed = await gift({ show_name: true })
  expect(await invalidations(() => listed.change({ show_name: false }))).toBe(0)
  await listed.pay()
  expect(await invalidations(() => listed.change({ show_name: true }))).toBe(1)
  expect(await invalidations(() => listed.change({ show_name: true }))).toBe(0)
  expect(await invalidations(() => listed.change({ is_anonymous: true }))).toBe(1)
  expect(await invalidations(() => listed.change({ is_anonymous: true, show_name: true }))).toBe(0)
  const general = await gift({ designation: { type: 'general' } })
  await general.pay()
  expect(await invalidations(() => general.change({ is_anonymous: true }))).toBe(0)
  expect(await invalidations(() => general.change({ show_name: true }))).toBe(0)
})

test('PATCH /v1/donations/{order_id}: one gift is changed only so often in an hour', async () => {
  const { change } = await gift()
  const answers: number[] = []
  for (let turn = 0; turn <= rateLimits['gift shown'].hits; turn += 1)
    answers.push(await change({ is_anonymous: turn % 2 === 0 }))
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([200]))
  expect(answers.at(-1)).toBe(429)
})

test('settling: a listed gift that loses its money leaves the list of donors at once', async () => {
  for (const lose of [
    (id: string) => simulator.refund(id, { key: 'semua', amount: 100_000 }),
    (id: string) => simulator.chargeback(id),
  ]) {
    const listed = await gift({ show_name: true })
    await listed.pay()
    expect(await invalidations(() => lose(listed.id))).toBe(1)
    const unlisted = await gift()
    await unlisted.pay()
    expect(await invalidations(() => lose(unlisted.id))).toBe(0)
  }
  const kept = await gift({ show_name: true })
  await kept.pay()
  expect(await invalidations(() => simulator.refund(kept.id, { key: 'satu', amount: 10_000 }))).toBe(0)
})

test('campaign page: shows five donors and folds the others', async () => {
  const id = await makeCampaign(write, { slug: 'banyak-donatur' })
  const give = async () => {
    const { pay } = await gift({ designation: { type: 'campaign', id }, show_name: true })
    await pay()
  }
  for (let n = 0; n < 5; n += 1) await give()
  const page = async () => (await site.open('/donasi/banyak-donatur')).text()
  expect(await page()).not.toContain('lainnya')
  for (let n = 0; n < 2; n += 1) await give()
  const [shown, folded] = (await page()).split('<details class="group/folded">') as [string, string]
  const rows = (html: string) =>
    html.split('id="donatur"').at(-1)!.split('</details>')[0]!.match(/<li/g)!.length
  expect(folded).toContain('Tampilkan 2 lainnya')
  expect([rows(shown), rows(folded)]).toEqual([5, 2])
})

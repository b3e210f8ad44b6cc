import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody, type Opened } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })

test('targetWords: the same name on page, in mail and at the gateway', async () => {
  const region = await site.db
    .selectFrom('regions')
    .select(['id', 'title'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const targets = [
    { designation: { type: 'general' }, name: 'Kebutuhan paling mendesak' },
    { designation: { type: 'region', id: region.id }, name: `Region ${region.title}` },
  ]
  for (const { designation, name } of targets) {
    const answer = await site.post('/v1/donations/guest', await guestBody(site, { designation }))
    const {
      order_id: id,
      order_token: token,
      redirect_url: address,
    } = answer.data as Opened & { order_token: string }
    const page = await site.open(`/donasi?order=${id}`, { cookie: `jkl-order=${token}` })
    expect(await page.text()).toContain(name)
    expect(
      await (
        await fetch(site.simulator.origin + new URL(address!).pathname.replace(/^\/simulator/, ''))
      ).text(),
    ).toContain(`Donasi ${name}`)
    await site.simulator.settle(id, { channel: 'bca_va' })
    const letter = await site.db
      .selectFrom('letters')
      .select('text')
      .where('key', '=', `donation-${id}-receipt`)
      .executeTakeFirstOrThrow()
    expect(letter.text).toContain(name)
  }
})

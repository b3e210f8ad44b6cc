import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newOrderId } from '#src/features/giving/order-ids.ts'
import { orderNumber } from '#src/features/giving/order-number.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { guestBody, type Opened } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { post, send, time } = site
const DAY = 86_400_000
await site.write(async (tx) => {
  await sql`update settings set value = '"sekretariat@contoh.example"' where key = 'email'`.execute(tx)
  tx.invalidate('settings')
})

test('GET /donasi?order=…: a mailed link expires after a year, with an explanation and the way to a receipt copy', async () => {
  const start = time.now
  const order = (await post('/v1/donations/guest', await guestBody(site))).data as Opened & {
    order_token: string
  }
  const paper = `/v1/donations/${order.order_id}/receipt.pdf`
  const page = `/donasi?order=${order.order_id}`
  expect(await (await site.open(page)).text()).toContain('Kunci dari e-mail')
  time.now = new Date(start.getTime() + 367 * DAY)
  const answer = await site.open(page)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  const mail = `href="mailto:sekretariat@contoh.example?subject=Salinan%20kuitansi%20${orderNumber(order.order_id)}&amp;body=`
  for (const words of ['Tautan ini sudah berakhir', 'buat akun', 'href="/kontak"', mail])
    expect(html).toContain(words)
  expect(html).not.toContain('Kunci dari e-mail')
  const led = await site.open(paper, { accept: 'text/html' })
  expect([led.status, led.headers.get('location')]).toEqual([302, page])
  const headers = { 'x-order-token': order.order_token }
  const { data } = (await (await send('GET', `/v1/payment/${order.order_id}`, { headers })).json()) as {
    data: object
  }
  expect(data).toEqual({ link_ended: true })
  const form = new URLSearchParams({ intent: 'buka', token: order.order_token })
  const sent = await send('POST', page, { body: form, headers: { origin: 'http://site.test' } })
  expect(await sent.text()).toContain('Tautan ini sudah berakhir')
  time.now = start
})

test('GET /payment/{order_id}: link expiry is derived from the number alone and reveals no order', async () => {
  const look = async (id: string) => site.get(`/v1/payment/${id}`)
  const [old, young] = ['2020-01-01T00:00:00Z', time.now].map((at) => newOrderId(new Date(at)))
  expect(await look(old!)).toMatchObject({ code: 404, data: { link_ended: true } })
  expect((await look(young!)).data).toEqual({})
})

import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { newTransaction } from '#test/support/new-transaction.ts'

const site = await freshApp({ payments: 'simulator' })
const { simulator } = site
let count = 0

/** Opens a new order's page through the site, as a browser without script. */
async function visit(channels = newTransaction().channels, language = '') {
  count += 1
  const orderId = `JKL-${count}`
  const { now } = site.time
  const times = { now, expiresAt: new Date(now.getTime() + 3_600_000) }
  const itemName = 'Donasi <b>"A&B"</b>'
  const order = newTransaction({
    ...times,
    orderId,
    channels,
    itemName,
    finishUrl: `http://site.test${language}/donasi?order=${orderId}`,
  })
  const { redirectUrl } = await simulator.gateway.createTransaction(order)
  const path = new URL(redirectUrl).pathname
  const see = async () => (await site.open(path)).text()
  const press = async (act: string, fields: Record<string, string> = {}) => {
    const answer = await site.send('POST', `${path}/${act}`, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    })
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location')!, `http://site.test${path}/${act}`).pathname).toBe(path)
    return see()
  }
  return { orderId, path, see, press }
}

test('the page stands below the site’s own origin, says that it is a simulation, and offers what was asked for', async () => {
  const { path, see } = await visit(['qris', 'bca_va', 'indomaret'])
  expect(path).toMatch(/^\/simulator\/snap\/v2\/vtweb\//)
  const page = await see()
  expect(page).toContain('Tidak ada uang yang berpindah di halaman ini')
  expect(page).toContain('150.000')
  expect(page).toContain('Donasi &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;')
  expect([...page.matchAll(/name="channel" value="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'other_qris',
    'bca_va',
    'indomaret',
  ])
})

test('it may stand in a frame of ours only, runs no script of others, and is stored nowhere', async () => {
  const { path } = await visit()
  const { headers } = await site.open(path)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(headers.get('cache-control')).toBe('no-store')
})

test('without script somebody chooses a way, sees where to pay, pays, and is led back', async () => {
  const { orderId, press } = await visit(['bca_va'])
  const waiting = await press('choose', { channel: 'bca_va' })
  const { fields } = await simulator.find(orderId)
  const [{ va_number: number }] = fields.va_numbers as [{ va_number: string }]
  expect(waiting).toContain(number)
  expect(waiting).toMatch(/Bayar sebelum<\/dt><dd>\d{4}-\d\d-\d\d \d\d:\d\d WIB/)
  const paid = await press('settle')
  expect(paid).toContain('Pembayaran berhasil')
  expect(paid).toContain(
    `http://site.test/donasi?order=${orderId}&amp;order_id=${orderId}&amp;status_code=200&amp;transaction_status=settlement`,
  )
  expect((await simulator.find(orderId)).status).toBe('settlement')
})

test('a QR code can be seen, and its picture is a picture', async () => {
  const { orderId, press } = await visit(['qris'])
  expect(await press('choose', { channel: 'other_qris' })).toContain('alt="Kode QR simulasi"')
  const { transactionId } = await simulator.find(orderId)
  const { instructions } = (await simulator.gateway.readStatus(orderId))!
  expect(instructions).toEqual({
    kind: 'qr',
    url: `http://site.test/simulator/v2/qris/${transactionId}/qr-code`,
  })
  const picture = await site.open(`/simulator/v2/qris/${transactionId}/qr-code`)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/)
  expect((await site.open('/simulator/v2/qris/none/qr-code')).status).toBe(404)
})

test('hosted page: a denied payment may use another method; a final status stays', async () => {
  const { orderId, press } = await visit(['bca_va', 'indomaret'])
  await press('choose', { channel: 'bca_va' })
  const first = (await simulator.find(orderId)).transactionId
  expect(await press('deny')).toContain('name="channel"')
  await press('choose', { channel: 'indomaret' })
  const second = await simulator.find(orderId)
  expect(second).toMatchObject({ status: 'pending', channel: 'indomaret' })
  expect(second.transactionId).not.toBe(first)
  expect(await press('expire')).toContain('Waktu membayar sudah habis')
  await press('settle')
  await press('choose', { channel: 'bca_va' })
  expect((await simulator.find(orderId)).status).toBe('expire')
})

test('the bank takes back only what it can: a settled bill, not a settled QR code', async () => {
  const bill = await visit(['mandiri_bill'])
  await bill.press('choose', { channel: 'echannel' })
  expect(await bill.press('settle')).toContain('Bank menarik kembali')
  expect(await bill.press('deny')).toContain('Pembayaran ditarik kembali')
  const qr = await visit(['qris'])
  await qr.press('choose', { channel: 'other_qris' })
  await qr.press('settle')
  await qr.press('deny')
  expect((await simulator.find(qr.orderId)).status).toBe('settlement')
})

/** Result that the page passes to the popup. */
function hintsIn(page: string) {
  const [, kind, result] = /data-kind="(\w+)" data-result="([^"]*)"/.exec(page)!
  return { kind, result: JSON.parse(result!.replaceAll('&quot;', '"')) as Record<string, string> }
}

test('its hints have the oddities of the true ones', async () => {
  const bca = await visit(['bca_va', 'bni_va'])
  expect(hintsIn(await bca.see()).kind).toBe('none')
  const pending = hintsIn(await bca.press('choose', { channel: 'bca_va' }))
  expect(pending).toMatchObject({
    kind: 'pending',
    result: { status_code: '201', transaction_status: 'pending' },
  })
  expect(pending.result).not.toHaveProperty('order_id')
  expect(pending.result).not.toHaveProperty('transaction_id')
  expect(hintsIn(await bca.press('expire'))).toMatchObject({
    kind: 'error',
    result: { transaction_status: 'expired', order_id: bca.orderId },
  })
  const bni = await visit(['bni_va'])
  expect(hintsIn(await bni.press('choose', { channel: 'bni_va' })).result.order_id).toBe(bni.orderId)
})

test('an unknown token has a page of its own', async () => {
  const answer = await site.open('/simulator/snap/v2/vtweb/none')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Pembayaran tidak ditemukan')
})

test('the popup’s script comes from the site, with the mark of a script', async () => {
  const answer = await site.open(new URL(simulator.gateway.snapScript).pathname)
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await answer.text()).toContain('window.snap')
})

test('gateway calls are not below the site, and in production neither are the switches', async () => {
  expect((await site.open('/simulator/v2/JKL-1/status')).status).toBe(404)
  expect((await site.open('/simulator/api/notifications')).status).toBe(404)
  const demo = await freshApp({ siteUrl: site.siteUrl, isProduction: false, payments: simulator })
  expect((await demo.open('/simulator/api/notifications')).status).toBe(200)
  expect((await demo.open('/simulator/api/notifications', { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  )
  const without = await freshApp({ siteUrl: site.siteUrl })
  expect((await without.open('/simulator/snap/snap.js')).status).toBe(404)
})

test('the page of a donor who came from an English page is English', async () => {
  const { path, see, press } = await visit(['bca_va', 'credit_card'], '/en')
  const page = await see()
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('Credit or debit card')
  await press('choose', { channel: 'bca_va' })
  const paid = await press('settle')
  for (const text of [page, paid]) expect(text).not.toMatch(/Bayar|Pembayaran|Kembali|Cara\b/)
  expect(paid).toContain('Back to the site')
  expect(await (await site.open(path.replace(/[^/]+$/, 'none'))).text()).toContain(
    'Pembayaran tidak ditemukan',
  )
})

import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, memberWithOrder, type Opened, setBank } from '#test/support/giving.ts'
import { readPdf } from '#test/support/pdf-text.ts'

const site = await freshApp({ payments: 'simulator' })
await site.db
  .insertInto('settings')
  .values({ key: 'languages', value: JSON.stringify('en') })
  .execute()
site.bus.invalidate(['settings'])
await setBank(site)
await makeParticipant(site.write, { title: 'Water Trust' })
const campaign = await makeCampaign(site.write, {
  title: 'Water for Mutis',
  excerpt: 'Water.',
  story: 'A long story of water.',
})
const { member, id, read } = await memberWithOrder(site, { designation: { type: 'campaign', id: campaign } })

/** Words that hardly any Indonesian sentence of these pages goes without. */
const INDONESIAN =
  /\b(?:anda|atau|bayar|belum|cara|dan|dengan|donasi|jumlah|kami|kampanye|kartu|keadaan|kuitansi|lembaga|nama|pada|pilih|sampai|semua|sudah|tahun|tanggal|tidak|uang|untuk|yang)\b/gi

/** Words of a page's content, those for screen readers included. */
function wordsOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const named = [...main.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]+)"/g)].map(([, text]) => text)
  return [main.replace(/<[^>]+>/g, ' '), ...named].join(' ').replace(/[\s\u00a0]+/g, ' ')
}

const shown = async (path: string) => {
  const words = wordsOf(await (await member.open(path)).text())
  expect(words.match(INDONESIAN), path).toBeNull()
  return words
}

test('giving in English: no page from the form to the receipt has an Indonesian word', async () => {
  expect(await shown('/en/donasi')).toContain('How much would you like to give?')
  expect(await shown('/en/donasi?step=3')).toContain('Credit or debit card')
  expect(await shown(`/en/donasi?order=${id}`)).toContain('Your gift has not been paid yet')
  await site.simulator.settle(id, { channel: 'credit_card' })
  const paid = await shown(`/en/donasi?order=${id}`)
  expect(paid).toContain('Thank you, we have received your gift')
  expect(paid).toContain('Payment Credit or debit card')
  const { receipt } = await read()
  expect(await shown(`/en/receipts/${receipt!.code}`)).toContain('Valid')
  expect(await shown('/en/donasi/laporan')).toMatch(/Rp 100,000 came in so far/)
})

test('giving in English: a monthly gift is told of in English', async () => {
  const { data } = await member.post('/v1/payment/transaction', giftBody({ frequency: 'monthly' }))
  await site.simulator.settle((data as Opened).order_id, { channel: 'other_qris' })
  expect(await shown('/en/member/pledges')).toContain('every month for Where the need is greatest')
})

test('giving in English: a step that is not filled says so in English', async () => {
  const body = new URLSearchParams({ preset: 'lain', amount: '5rb', designation: 'region', step: '2' })
  const answer = await member.send('POST', '/en/donasi', { body, headers: { origin: 'http://site.test' } })
  const words = wordsOf(await answer.text())
  expect(words).toContain('Please write the amount in full, for example 1,500,000.')
  expect(words).toContain('Please choose from the list.')
})

test('giving in English: receipt, report and payment name a campaign as its pages do', async () => {
  const staff = await site.as(await makeUser(site.db, { role: 'staff', userType: 'sekretariat' }))
  const fields = { title: 'Springs of Mutis', excerpt: 'Springs.', content: '<p>Springs.</p>' }
  const put = { language: 'en', version: 0, status: 'published', fields }
  const answer = await staff.send('PUT', `/v1/desk/translations/campaign/${campaign}`, {
    body: JSON.stringify(put),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(200)
  const paperIn = async (language: string) => {
    const paper = await member.open(`/v1/donations/${id}/receipt.pdf?lang=${language}`)
    return readPdf(new Uint8Array(await paper.arrayBuffer())).lines.join(' ')
  }
  expect(await paperIn('en')).toContain('Springs of Mutis campaign')
  expect(await paperIn('id')).toContain('Kampanye Water for Mutis')
  const { receipt } = await read()
  const statement = await member.open(
    `/v1/donations/statement.pdf?year=${receipt!.number.slice(-11, -7)}&lang=en`,
  )
  expect(readPdf(new Uint8Array(await statement.arrayBuffer())).lines.join(' ')).toContain('Springs of Mutis')
  expect(await shown('/en/donasi/laporan')).toContain('Springs of Mutis')
  for (const [query, item] of [
    ['?lang=en', 'Gift: Springs of Mutis campaign'],
    ['', 'Donasi Kampanye Water for Mutis'],
  ] as const) {
    const body = giftBody({ designation: { type: 'campaign', id: campaign } })
    const { data } = await member.post(`/v1/payment/transaction${query}`, body)
    expect(await site.simulator.find((data as Opened).order_id)).toMatchObject({ itemName: item })
  }
})

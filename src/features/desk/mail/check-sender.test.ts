import { expect, test } from 'vitest'
import { createTextRecords } from '#src/platform/mail/text-records.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { checkSender } from './check-sender.ts'
import { findings } from './finding-words.id.ts'
import type { SenderWire } from './schema.ts'

let textRecords = async (_name: string): Promise<string[]> => []
const site = await freshApp({
  mailFrom: 'Jejaring <no-reply@surat.contoh.example>',
  textRecords: (name) => textRecords(name),
})
const { ask, session } = await deskCaller(site, 'admin')

const check = async () => (await ask<SenderWire>('GET', '/mail/sender')).data
/** Answers from a list of names; others have no record. */
const zone = (records: Record<string, string[]>) => {
  textRecords = async (name) => records[name] ?? []
}
const DOMAIN = 'surat.contoh.example'
const found = async () => Object.fromEntries((await check()).checks.map((one) => [one.record, one.finding]))

const spf: [records: string[], finding: string, advice: string | null][] = [
  [['v=spf1 include:_spf.contoh.example -all'], 'spf-strict', null],
  [['v=spf1 redirect=_spf.contoh.example'], 'spf-strict', null],
  [['google-site-verification=x', 'V=SPF1 mx ~ALL'], 'spf-soft', null],
  [['v=spf1 mx ?all'], 'spf-open', 'v=spf1 mx ~all'],
  [['v=spf1 a mx'], 'spf-open', 'v=spf1 a mx ~all'],
  [['v=spf1 mx -all', 'v=spf1 a -all'], 'spf-several', null],
  [['v=spf10 mx'], 'spf-missing', 'v=spf1 a:surat.contoh.example ~all'],
  [[], 'spf-missing', 'v=spf1 a:surat.contoh.example ~all'],
]

test.each(spf)('GET /v1/desk/mail/sender: SPF %j is %s', async (records, finding, text) => {
  zone({ [DOMAIN]: records })
  const [first] = (await check()).checks
  expect(first).toMatchObject({ record: 'spf', finding, advice: text && { name: DOMAIN, text } })
})

test('checkSender: gives no SPF record for the server of a mail service, which sends from addresses of its own', async () => {
  const sender = { from: '', domain: 'contoh.example', textRecords: async () => [] }
  const adviceFor = async (server: string) => (await checkSender({ ...sender, server }))[0]!.advice
  expect(await adviceFor('smtp.layanan.example')).toBeNull()
  expect(await adviceFor('bukancontoh.example')).toBeNull()
  expect((await adviceFor('mail.contoh.example'))?.text).toBe('v=spf1 a:mail.contoh.example ~all')
})

const dkim: [records: Record<string, string[]>, finding: string][] = [
  [{ [`google._domainkey.${DOMAIN}`]: ['v=DKIM1; k=rsa; p=MIGf'] }, 'dkim-found'],
  [{ [`s2._domainkey.${DOMAIN}`]: ['p=MIGf'] }, 'dkim-found'],
  [{ [`mail._domainkey.${DOMAIN}`]: ['v=DKIM1; p='] }, 'dkim-revoked'],
  [{ [`mail._domainkey.${DOMAIN}`]: ['v=DMARC1; p=none'] }, 'dkim-missing'],
  [{}, 'dkim-missing'],
]

test.each(dkim)('GET /v1/desk/mail/sender: DKIM %j is %s', async (records, finding) => {
  zone(records)
  expect((await check()).checks[1]).toMatchObject({ record: 'dkim', finding, advice: null })
})

const dmarc: [records: Record<string, string[]>, finding: string, advice: string | null][] = [
  [{ [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=reject'] }, 'dmarc-enforced', null],
  [{ '_dmarc.contoh.example': ['v=DMARC1;p=quarantine; sp=none'] }, 'dmarc-enforced', null],
  [{ [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=none'] }, 'dmarc-watching', 'v=DMARC1; p=quarantine'],
  [{ [`_dmarc.${DOMAIN}`]: ['v=DMARC1; rua=mailto:a@b.example'] }, 'dmarc-broken', 'v=DMARC1; p=none'],
  [{}, 'dmarc-missing', 'v=DMARC1; p=none'],
]

test.each(dmarc)('GET /v1/desk/mail/sender: DMARC %j is %s', async (records, finding, text) => {
  zone(records)
  const last = (await check()).checks[2]
  expect(last).toMatchObject({ record: 'dmarc', finding })
  expect(last!.advice?.text ?? null).toBe(text)
})

test('GET /v1/desk/mail/sender: name servers that fail or never answer are told of, and hide nothing else', async () => {
  textRecords = async () => Promise.reject(new Error('ESERVFAIL'))
  const unanswered = { spf: 'unanswered', dkim: 'unanswered', dmarc: 'unanswered' }
  expect(await found()).toEqual(unanswered)
  textRecords = createTextRecords(() => new Promise(() => {}), 1)
  expect(await found()).toEqual(unanswered)
  const silent = textRecords
  textRecords = async (name) => (name === DOMAIN ? ['v=spf1 -all'] : silent(name))
  expect(await found()).toEqual({ ...unanswered, spf: 'spf-strict' })
})

test('GET /desk/mail: asks name servers only when somebody wants it, and shows the record to add', async () => {
  const asked: string[] = []
  textRecords = async (name) => {
    asked.push(name)
    return []
  }
  expect(await (await session.open('/desk/mail')).text()).toContain('Periksa domain')
  expect(asked).toEqual([])
  const html = (await (await session.open('/desk/mail?periksa=1')).text()).replaceAll('<!-- -->', '')
  for (const words of ['SPF: perlu diatur', 'v=DMARC1; p=none', `_dmarc.${DOMAIN}`, 'DKIM-Signature'])
    expect(html).toContain(words)
  expect(Object.values(findings).every((text) => text.endsWith('.'))).toBe(true)
})

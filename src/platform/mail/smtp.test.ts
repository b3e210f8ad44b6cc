import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { composeMail } from './compose.ts'
import { frameMail } from './frame.ts'
import { MailUnavailable, MailUncertain, smtpMailer } from './mail.ts'

type Taken = { from: string; to: string[]; raw: string }
const taken: Taken[] = []
let refusal: { responseCode: number; at: 'to' | 'data' } | null = null
let breaksAt: 'to' | 'data' | null = null

const refuse = ({ responseCode }: { responseCode: number }) =>
  Object.assign(new Error('tidak sekarang'), { responseCode })
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo(_address, _session, done) {
    if (breaksAt === 'to') breakAll()
    done(refusal?.at === 'to' ? refuse(refusal) : null)
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      if (breaksAt === 'data') breakAll()
      if (refusal) return done(refuse(refusal))
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const { address: from } = session.envelope.mailFrom as { address: string }
      taken.push({ from, to, raw: Buffer.concat(chunks).toString() })
      done()
    })
  },
})
const breakAll = () => {
  for (const one of server.connections) (one as unknown as { _socket: Socket })._socket.destroy()
}
server.on('error', () => {})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
beforeEach(() => {
  taken.length = 0
  refusal = null
})

const { port } = server.server.address() as AddressInfo
const mail = smtpMailer(`smtp://127.0.0.1:${port}`, 'Situs Contoh <no-reply@situs.example>')
const name = 'Ñurhayati Änggraeni Çahyaningrum Tefa-Ndolu van der Mooï É'.padEnd(60, 'x')
const subject = 'Pesan dari Ñurhayati untuk Yayasan Bina Insan Sejahtera “Lembah Sasando” — Kupang'
const body = () =>
  frameMail(
    subject,
    composeMail({
      name,
      blocks: ['Baris satu & <b>tebal</b>.', { button: 'Aktifkan', href: 'https://situs.example/a#t=1' }],
    }),
    { siteName: 'Situs & Contoh', publicUrl: 'https://situs.example' },
  )
const letter = (
  given: { to?: string; subject?: string; replyTo?: { name: string; address: string } } = {},
) => ({
  key: 'activation-7',
  to: 'penerima@contoh.example',
  subject,
  ...body(),
  ...given,
})

test('a letter arrives with both its forms, its names and its key', async () => {
  await mail.send(letter({ replyTo: { name, address: 'ama@contoh.example' } }))
  expect(taken[0]!.to).toEqual(['penerima@contoh.example'])
  const parsed = await PostalMime.parse(taken[0]!.raw)
  expect(parsed).toMatchObject({
    subject,
    from: { name: 'Situs Contoh', address: 'no-reply@situs.example' },
    to: [{ address: 'penerima@contoh.example' }],
    replyTo: [{ name, address: 'ama@contoh.example' }],
    messageId: '<activation-7@situs.example>',
  })
  const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(parsed.text!.trim()).toBe(body().text.trim())
  expect(parsed.html!.trim()).toBe(body().html.trim())
  expect(taken[0]!.raw).toContain('multipart/alternative')
  expect(taken[0]!.raw.split('\r\n').every((line) => line.length <= 998 && !/[^\t -~]/.test(line))).toBe(true)
})

test('a letter within a conversation names the letters before it, and is no automatic one', async () => {
  await mail.send({ ...letter(), thread: ['contact-1', 'contact-answer-2'] })
  const parsed = await PostalMime.parse(taken[0]!.raw)
  expect(parsed).toMatchObject({
    inReplyTo: '<contact-answer-2@situs.example>',
    references: '<contact-1@situs.example> <contact-answer-2@situs.example>',
  })
  expect(parsed.headers.map(({ key }) => key)).not.toContain('auto-submitted')
})

test.each([
  ['en', { language: 'en' }],
  ['id', {}],
])('a letter says that it is in language %s', async (language, given) => {
  await mail.send({ ...letter(), ...given })
  expect(taken[0]!.raw).toContain(`Content-Language: ${language}\r\n`)
})

test('the same key is the same Message-ID, and no key breaks out of it', async () => {
  await mail.send(letter())
  await mail.send(letter())
  await mail.send({ ...letter(), key: 'a b>\r\nBcc: x@y.example' })
  const ids = await Promise.all(taken.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).toBe('<a%20b%3e%0d%0aBcc%3a%20x%40y.example@situs.example>')
})

test.each([
  ['subject', { subject: 'Halo\r\nBcc: korban@contoh.example' }],
  ['name', { replyTo: { name: 'Ama"\r\nBcc: korban@contoh.example', address: 'ama@contoh.example' } }],
])('no line of a %s becomes a header', async (_, given) => {
  await mail.send(letter(given))
  const parsed = await PostalMime.parse(taken[0]!.raw)
  expect([taken[0]!.to, parsed.bcc]).toEqual([['penerima@contoh.example'], undefined])
  expect(taken[0]!.raw).not.toMatch(/^bcc:/im)
})

test.each([
  'a@contoh.example, b@contoh.example',
  'a@contoh.example;b@contoh.example',
  '"korban@contoh.example"@lain.example',
  '"a b"@lain.example',
  'Ama <ama@contoh.example>',
  'ama@contoh.example\r\nBcc: b@contoh.example',
  'ama@contoh.example(b@lain.example)',
  'ama@localhost',
  'ama@[127.0.0.1]',
  'ama..b@contoh.example',
  '',
  `${'a'.repeat(250)}@b.example`,
])('%j is not one plain address: nothing is sent', async (to) => {
  await expect(mail.send(letter({ to }))).rejects.toThrow('not one plain mail address')
  await expect(mail.send(letter({ replyTo: { name, address: to } }))).rejects.toThrow('not one plain')
  expect(taken).toEqual([])
})

test.each([
  [451, 'to', true],
  [452, 'data', true],
  [550, 'to', false],
  [554, 'data', false],
] as const)('a %i at %s: the server is away is %s', async (responseCode, at, isAway) => {
  refusal = { responseCode, at }
  const failure = await mail.send(letter()).catch((error: Error) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure instanceof MailUnavailable).toBe(isAway)
})

test('a server that is not there is away', async () => {
  const nowhere = smtpMailer('smtp://127.0.0.1:9', 'no-reply@situs.example')
  await expect(nowhere.send(letter())).rejects.toBeInstanceOf(MailUnavailable)
})

test('a letter to a list says so, and has an envelope sender of its own', async () => {
  const bulk = { listId: 'nasional.situs.example', envelopeFrom: 'tolakan+7a@situs.example' }
  await mail.send({ ...letter(), bulk })
  const { from, raw } = taken[0]!
  expect(from).toBe('tolakan+7a@situs.example')
  expect(raw).toMatch(/^Precedence: bulk\r$/m)
  expect(raw).toMatch(/^List-ID: <nasional\.situs\.example>\r$/m)
  expect((await PostalMime.parse(raw)).from?.address).toBe('no-reply@situs.example')
})

test.each([
  ['before it is handed over', 'to', MailUnavailable, false],
  ['while it is handed over', 'data', MailUncertain, true],
] as const)(
  'a connection that breaks %s: the letter may have arrived is %3$s',
  async (_, at, kind, isUncertain) => {
    breaksAt = at
    for (const bulk of [undefined, { listId: 'nasional.situs.example', envelopeFrom: null }]) {
      const failure = await mail.send({ ...letter(), ...(bulk && { bulk }) }).catch((error: Error) => error)
      expect(failure).toBeInstanceOf(kind)
      expect(failure instanceof MailUncertain).toBe(isUncertain)
    }
    breaksAt = null
  },
)

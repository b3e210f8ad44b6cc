import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { frameMail } from '#src/platform/mail/frame.ts'
import { folderMailer, type MailMessage } from '#src/platform/mail/mail.ts'
import { encodeSession } from '#src/platform/sessions/cookie.ts'
import type { FreshApp } from './fresh-app.ts'

const sender = { siteName: 'Situs Contoh', publicUrl: 'http://site.test' }
const MOST_REDIRECTS = 3

/**
 * Follows every link of every mail that a site has written, as its recipient does: from the MIME form, in the text up
 * to the next space and in the HTML's links, with the recipient's session.
 * @param gone addresses that existed when the mail was written and were removed since
 * @param others processes on the same database, any of which may have sent the mails
 * @returns the dead links
 */
export async function deadLinks(site: FreshApp, gone = /^$/, others: FreshApp[] = []): Promise<string[]> {
  const found: string[] = []
  const letters = [...(await lettersOf(site)), ...others.flatMap((other) => other.letters)]
  if (!letters.length) found.push('there are no letters')
  const openAs = readersOf(site)
  for (const letter of letters) {
    const { text = '', html = '' } = await inMailProgram(letter)
    const own = text.split('\n').filter((line) => line.includes(sender.publicUrl))
    const crowded = own.filter((line) => !/^https?:\/\/\S+$/.test(line))
    found.push(...crowded.map((line) => `${letter.key}: not alone on its line: ${line}`))
    const inText = own.flatMap((line) => line.match(/https?:\/\/\S+/g) ?? [])
    const inHtml = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
    found.push(
      ...inText.filter((one) => !inHtml.includes(one)).map((one) => `${letter.key}: no link: ${one}`),
    )
    for (const address of new Set([...inText, ...inHtml])) {
      const status = await openAs(letter.to, address)
      if (status !== 200 && !gone.test(address)) found.push(`${letter.key}: ${status} at ${address}`)
    }
  }
  return found
}

/** Pending and sent mails: the outbox no longer has a secret mail's content after sending. */
async function lettersOf({ db, letters }: FreshApp): Promise<MailMessage[]> {
  const rows = await db.selectFrom('letters').selectAll().where('text', '!=', '').orderBy('id').execute()
  const waiting = rows.map((row) => {
    const { key, toEmail: to, subject } = row
    return { key, to, subject, ...frameMail(subject, row, sender) }
  })
  return [...letters, ...waiting]
}

async function inMailProgram({ to, subject, text, html }: MailMessage) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-links-'))
  const mail = folderMailer(folder, 'Situs Contoh <no-reply@situs.example>')
  await mail.send({ key: 'letter', to, subject, text, html })
  const bytes = readFileSync(join(folder, 'letter.eml'))
  rmSync(folder, { recursive: true })
  return PostalMime.parse(bytes)
}

/**
 * Opens addresses of the site as a mail's recipient. Recipients whose accounts differ only in number, name and e-mail
 * see the same page at the same address: it is opened once for all of them.
 * @returns the code after redirects
 */
function readersOf(site: FreshApp) {
  const readers = new Map<string, Promise<Reader>>()
  const codes = new Map<string, Promise<number>>()
  return async (email: string, address: string) => {
    readers.set(email, readers.get(email) ?? findReader(site, email))
    const { kind, cookie } = await readers.get(email)!
    const key = `${kind} ${address}`
    codes.set(key, codes.get(key) ?? openPage(site, cookie, address))
    return codes.get(key)!
  }
}

/** A recipient with an account, or without one, identical to all others without. */
type Reader = { kind: string; cookie: string }

async function findReader(site: FreshApp, email: string): Promise<Reader> {
  const user = await site.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  if (!user) return { kind: '', cookie: '' }
  const kind = JSON.stringify({ ...user, id: 0, email: '', namaLengkap: '' })
  return { kind, cookie: `jkl-session=${encodeSession((await site.as(user)).token)}` }
}

async function openPage(site: FreshApp, cookie: string, address: string): Promise<number> {
  let next = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await site.open(next.pathname + next.search, { accept: 'text/html', cookie })
    const location = answer.headers.get('location')
    if (!location) return answer.status
    next = new URL(location, next)
  }
  return 310
}

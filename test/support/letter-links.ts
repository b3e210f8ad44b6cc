import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { frame } from '#src/platform/mail/frame.ts'
import { folderMail, type Letter } from '#src/platform/mail/mail.ts'
import { encodeSession } from '#src/platform/sessions/cookie.ts'
import type { FreshApp } from './fresh-app.ts'

const sender = { siteName: 'Situs Contoh', publicUrl: 'http://site.test' }
const MOST_REDIRECTS = 3

/**
 * Follows every address of every letter that a site wrote so far, as its reader does: read out of the MIME form, taken
 * from the text up to the next space and from the HTML's links, and opened with the reader's session.
 * @param gone addresses of what was there when its letter was written and was taken away since
 * @param others processes on the same database, any of which may have sent the letters
 * @returns what a reader would stumble over; nothing when all is well
 */
export async function deadLinks(site: FreshApp, gone = /^$/, others: FreshApp[] = []): Promise<string[]> {
  const found: string[] = []
  /** What anybody can open needs no second look, though it stands in the letter of each of a hundred members. */
  const open = new Set<string>()
  const letters = [...(await lettersOf(site)), ...others.flatMap((other) => other.letters)]
  if (!letters.length) found.push('there are no letters')
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
      if (open.has(address)) continue
      const status = await openAs(site, letter.to, address)
      if (status === 200 && (await openAs(site, '', address)) === 200) open.add(address)
      if (status !== 200 && !gone.test(address)) found.push(`${letter.key}: ${status} at ${address}`)
    }
  }
  return found
}

/** Those that wait, and those that went: what a secret one said stands in the outbox no longer. */
async function lettersOf({ db, letters }: FreshApp): Promise<Letter[]> {
  const rows = await db.selectFrom('letters').selectAll().where('text', '!=', '').orderBy('id').execute()
  const waiting = rows.map((row) => {
    const { key, toEmail: to, subject } = row
    return { key, to, subject, ...frame(subject, row, sender) }
  })
  return [...letters, ...waiting]
}

async function inMailProgram({ to, subject, text, html }: Letter) {
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-links-'))
  const mail = folderMail(folder, 'Situs Contoh <no-reply@situs.example>')
  await mail.send({ key: 'letter', to, subject, text, html })
  const bytes = readFileSync(join(folder, 'letter.eml'))
  rmSync(folder, { recursive: true })
  return PostalMime.parse(bytes)
}

/** Opens an address of the site as the person whom a letter went to. @returns the code at the end of redirects */
async function openAs(site: FreshApp, email: string, address: string): Promise<number> {
  const user = await site.db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', email)
    .executeTakeFirst()
  const cookie = user ? `jkl-session=${encodeSession((await site.as(user)).token)}` : ''
  let next = new URL(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await site.open(next.pathname + next.search, { accept: 'text/html', cookie })
    const location = answer.headers.get('location')
    if (!location) return answer.status
    next = new URL(location, next)
  }
  return 310
}

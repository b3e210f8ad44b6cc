import { Hono } from 'hono'
import { html } from 'hono/html'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { Db } from '../database/connect.ts'
import { notFound } from '../http/failures.ts'
import { readPrivate } from '../request-scope.ts'
import { frameMail, type Sender } from './frame.ts'
import type { Attachment } from './mail.ts'
import { findMail, listMails, MAX_TRIES, type StoredMail } from './queries.ts'

const SHOWN = 100
const shared = "default-src 'none'; base-uri 'none'; form-action 'none'"
const mayOpen = 'allow-popups allow-popups-to-escape-sandbox'
const headers = (policy: string) => ({
  'content-security-policy': `${shared}; ${policy}`,
  'x-robots-tag': 'noindex',
})
const pageHeaders = headers("style-src 'self'; font-src 'self'; frame-src 'self'; frame-ancestors 'none'")
/** Policy for a mail's own HTML: styles only. */
const letterHeaders = headers(
  `style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox ${mayOpen}`,
)

/** Lists every mail of the outbox, for trying the site without a mail server. Never part of production. */
export function devMailRoutes({ db, sender }: { db: Db; sender(): Promise<Sender> }) {
  const find = async (id: string) => {
    readPrivate()
    const letter = /^[1-9][0-9]{0,14}$/.test(id) && (await findMail(db, Number(id)))
    if (!letter) throw notFound()
    const whole = frameMail(letter.subject, letter, await sender())
    const attachments = [...(letter.attachments as Attachment[]), ...whole.attachments]
    return { letter, whole: { text: whole.text, html: withPictures(whole.html, attachments) } }
  }
  return new Hono()
    .get(furtherPaths.devMail, async (c) => {
      readPrivate()
      return c.html(listPage(await listMails(db, SHOWN)), 200, pageHeaders)
    })
    .get(`${furtherPaths.devMail}/:id`, async (c) => {
      const { letter, whole } = await find(c.req.param('id'))
      return c.html(letterPage(letter, whole.text), 200, pageHeaders)
    })
    .get(`${furtherPaths.devMail}/:id/html`, async (c) => {
      const { whole } = await find(c.req.param('id'))
      return c.html(whole.html.replace('<head>', '<head><base target="_blank">'), 200, letterHeaders)
    })
}

/** Inlines attached pictures where the HTML refers to them, as a mail program does. */
const withPictures = (html: string, attachments: readonly Attachment[]) =>
  attachments.reduce(
    (shown, { cid, type, content }) =>
      cid ? shown.replaceAll(`src="cid:${cid}"`, `src="data:${type};base64,${content}"`) : shown,
    html,
  )

const listPage = (letters: readonly StoredMail[]) =>
  inPage(
    'Surat',
    letters.length
      ? html`<ul>${letters.map(
          (letter) => html`<li><p><a href="${furtherPaths.devLetter(letter.id)}">${letter.subject}</a><br>
${letter.toEmail}<br><small>${stateOf(letter)}</small></p></li>`,
        )}</ul>`
      : html`<p>Belum ada surat. Surat muncul di sini begitu situs mengirimnya, misalnya setelah pendaftaran.</p>`,
  )

const letterPage = (letter: StoredMail, text: string) =>
  inPage(
    letter.subject,
    html`<p><a href="${furtherPaths.devMail}">Semua surat</a></p>
<p>Kepada: ${letter.toEmail}<br>${stateOf(letter)}</p>
<h2>Teks</h2><pre>${text.split(/(https?:\/\/\S+)/).map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : part))}</pre>
<h2>HTML</h2><iframe class="letter" title="Surat sebagai HTML" sandbox="${mayOpen}" src="${furtherPaths.devLetterHtml(letter.id)}"></iframe>`,
  )

function stateOf({ sentAt, tries, lastError, createdAt }: StoredMail): string {
  if (sentAt) return `Terkirim ${sentAt.toISOString()}`
  if (tries >= MAX_TRIES) return `Diparkir: ${lastError}`
  return `Menunggu sejak ${createdAt.toISOString()}${lastError ? `: ${lastError}` : ''}`
}

const inPage = (title: string, content: unknown) => html`<!doctype html><html lang="id"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`

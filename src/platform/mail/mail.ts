import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { oneAddress } from './one-address.ts'

/** A file that goes with a letter; one with a `cid` is a picture in its words. */
export type Attachment = { name: string; type: string /** base64 */; content: string; cid?: string }

export type Letter = {
  /** Names this letter for ever: the same key is the same letter, however often it is sent. */
  key: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Where a mail program ends letters of this kind by itself (RFC 8058). */
  unsubscribe?: string
  attachments?: readonly Attachment[]
}

export type Mail = {
  /** @throws MailAway when no letter can be handed over now; any other error is this letter's own */
  send(letter: Letter): Promise<void>
  /** Removes letters that were sent, where they stay with us: those of these keys, or all from before a moment. */
  removeSent?(which: readonly string[] | Date): Promise<void>
}

/** The way out is closed for now: the letter is not at fault and goes later. */
export class MailAway extends Error {}

/** A server that takes long over a whole letter is waited for (RFC 5321 says ten minutes): asked again it would have two. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000 }

/** Mail through the server at `url` (`smtp://…`); the key makes the Message-ID, so receivers see one letter. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, ...patience }, { from })
  return {
    async send(letter) {
      const message = asMessage(letter, from)
      await transport.sendMail(message).catch((error: SmtpError) => {
        throw isAway(error) ? new MailAway(error.message, { cause: error }) : error
      })
    },
  }
}

type SmtpError = Error & { code?: string; responseCode?: number }

/** Only a final no (5xx) to this very letter is the letter's fault; a wrong password is mended on our side. */
const isAway = ({ code = '', responseCode = 0 }: SmtpError) =>
  !(['EENVELOPE', 'EMESSAGE'].includes(code) && (responseCode === 0 || responseCode >= 500))

/** Mail as files in a folder, one `.eml` per key, written whole or not at all. */
export function folderMail(folder: string, from: string): Mail {
  const transport: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(asMessage(letter, from))
      await keep(join(folder, `${asToken(letter.key)}.eml`), message as Buffer).catch((error: Error) => {
        throw new MailAway(error.message, { cause: error })
      })
    },
    removeSent: (which) => (which instanceof Date ? removeBefore(folder, which) : removeAll(folder, which)),
  }
}

/** With the half of one that was being written. */
async function removeAll(folder: string, keys: readonly string[]) {
  for (const key of keys)
    for (const name of [`${asToken(key)}.eml`, `${asToken(key)}.eml.part`])
      await rm(join(folder, name), { force: true })
}

async function removeBefore(folder: string, before: Date) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => /\.eml(?:\.part)?$/.test(one))) {
    const file = await stat(join(folder, name)).catch(() => null)
    if (file && file.mtime < before) await rm(join(folder, name), { force: true })
  }
}

async function keep(file: string, bytes: Buffer) {
  await mkdir(join(file, '..'), { recursive: true })
  const part = await open(`${file}.part`, 'w', 0o600)
  await part.writeFile(bytes)
  await part.sync()
  await part.close()
  await rename(`${file}.part`, file)
}

/** Addresses go in as they are: nothing is read out of them that would make a second receiver. */
function asMessage(
  { key, to, replyTo, subject, text, html, unsubscribe, attachments = [] }: Letter,
  from: string,
): SendMailOptions {
  const domain = from.split('@').at(-1)!.replace('>', '')
  return {
    from,
    to: { name: '', address: oneAddress(to) },
    ...(replyTo && { replyTo: { name: replyTo.name, address: oneAddress(replyTo.address) } }),
    subject,
    text,
    html,
    attachments: attachments.map(asPart),
    messageId: `<${asToken(key)}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'id',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const asPart = ({ name, type, content, cid }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(content, 'base64'),
  contentDisposition: cid ? ('inline' as const) : ('attachment' as const),
  ...(cid && { cid }),
})

/** A key as a file's name and a Message-ID may hold it. */
const asToken = (key: string) =>
  key.replace(/[^\w.-]/g, (letter) => `%${letter.codePointAt(0)!.toString(16).padStart(2, '0')}`)

import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import { languages } from '#src/wire/language.ts'
import { senderDomain } from './sender-domain.ts'

/** The unquoted form only: mail programs may read another address in a quoted one than the server. */
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i

/** @returns the address. @throws Error for anything but one plain address */
function oneAddress(text: string): string {
  if (text.length > 254 || !address.test(text)) throw new Error('not one plain mail address')
  return text
}

/** An attachment; one with a `cid` is an inline picture. */
export type Attachment = { name: string; type: string /** base64 */; content: string; cid?: string }

export type MailMessage = {
  /** Idempotency key: mails with the same key are the same mail. */
  key: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  /** Language in which it is written, the first if none is given. */
  language?: string
  text: string
  html: string
  /** Unsubscribe address for mail programs (RFC 8058). */
  unsubscribe?: string
  attachments?: readonly Attachment[]
  /** Keys of the mails before it in a conversation with a person, oldest first; empty for a notification. */
  thread?: readonly string[]
  /** Marks a letter to the readers of a list: it leaves over a few connections that are kept open. */
  bulk?: {
    /** List-Id (RFC 2919), a name within a domain of ours. */
    listId: string
    /** Envelope sender, to which mail servers report; null for the sender of all mails. */
    envelopeFrom: string | null
  }
}

export type Mailer = {
  /** @throws MailUnavailable when it cannot be sent now; any other error concerns this mail alone, for good */
  send(letter: MailMessage): Promise<void>
  /** Deletes sent mails, where they are stored here: those of these keys, or all from before a moment. */
  removeSent?(which: readonly string[] | Date): Promise<void>
}

/** The server refuses the recipient's address for good. */
export class AddressRefused extends Error {}

/** The mail server is unavailable: the mail is not at fault and is retried later. */
export class MailUnavailable extends Error {}

/** The server refuses this mail for now (4xx), as greylisting does. */
export class MailDeferred extends MailUnavailable {}

/** The connection broke while the mail was handed over: nobody knows whether the server took it. */
export class MailUncertain extends MailUnavailable {}

type Settings = { smtpUrl: string | null; mailFrom: string; dataDir: string; isProduction: boolean }

/** Opens the mailer of the settings. Without a mail server a demo writes to a folder; in production mails wait. */
export function openMailer({ smtpUrl, mailFrom, dataDir, isProduction }: Settings): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom)
  const folder = folderMailer(join(dataDir, 'mail'), mailFrom)
  if (!isProduction) return folder
  return {
    // Mails of an earlier demo or version are still removed from there.
    ...folder,
    async send() {
      throw new MailUnavailable('SMTP_URL is not set: there is no mail server')
    },
  }
}

/** Timeouts for connecting only: a mail may take ten minutes (RFC 5321), and a retry would send it twice. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000 }

/** Connections for letters to lists: few, so that the server has room for those that people wait for. */
const ofLists = {
  pool: true,
  maxConnections: 5,
  maxMessages: 100,
  maxRequeues: 2,
  idleTimeout: 5_000,
} as const

/** Sends mail through the server at `url` (`smtp://…`); the key makes the Message-ID, to mark duplicates. */
export function smtpMailer(url: string, from: string): Mailer {
  const single = createTransport({ url, ...patience }, { from })
  const pool = createTransport({ url, ...patience, ...ofLists }, { from })
  const [handovers, lists] = [watchHandovers(single), watchHandovers(pool)]
  return {
    async send(letter) {
      const message = asMessage(letter, from)
      const [transport, isHandedOver] = letter.bulk ? [pool, lists] : [single, handovers]
      const whenOver = isHandedOver(message)
      await transport.sendMail(message).then(whenOver, (error: SmtpError) => {
        throw failureOf(error, whenOver())
      })
    },
  }
}

/**
 * Watches the messages of a transport, which it reads only once the server has asked for one (354).
 * @returns a function that begins with a message; it returns one that ends with it and says whether it was read
 */
function watchHandovers(transport: Transporter) {
  const streams = new Map<unknown, Readable>()
  transport.use('stream', ({ data, message }, done) => {
    const create = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const stream = create(options)
      streams.set(data.messageId, stream)
      return stream
    }
    done()
  })
  return ({ messageId }: SendMailOptions) =>
    () => {
      const isRead = streams.get(messageId)?.readableDidRead ?? false
      streams.delete(messageId)
      return isRead
    }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

/** Only a permanent rejection (5xx) of this mail is the mail's fault; its sender and a wrong password are ours. */
function failureOf(error: SmtpError, isHandedOver: boolean): Error {
  const { code = '', command, responseCode = 0, message } = error
  if (['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM') {
    if (responseCode > 0 && responseCode < 500) return new MailDeferred(message, { cause: error })
    return command === 'RCPT TO' ? new AddressRefused(message, { cause: error }) : error
  }
  if (isHandedOver && responseCode === 0) return new MailUncertain(message, { cause: error })
  return new MailUnavailable(message, { cause: error })
}

/** Writes mails as files in a folder, one `.eml` per key, atomically. */
export function folderMailer(folder: string, from: string): Mailer {
  const transport: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(asMessage(letter, from))
      await keep(join(folder, `${asToken(letter.key)}.eml`), message as Buffer).catch((error: Error) => {
        throw new MailUnavailable(error.message, { cause: error })
      })
    },
    removeSent: (which) => (which instanceof Date ? removeBefore(folder, which) : removeAll(folder, which)),
  }
}

/** Includes the temporary file of one that was being written. */
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

/** Addresses are passed unparsed, so that none can yield a second recipient. */
function asMessage(letter: MailMessage, from: string): SendMailOptions {
  const { key, to, replyTo, subject, text, html, unsubscribe, bulk, attachments = [], thread = [] } = letter
  const domain = senderDomain(from)
  const idOf = (one: string) => `<${asToken(one)}@${domain}>`
  return {
    from,
    to: { name: '', address: oneAddress(to) },
    ...(bulk?.envelopeFrom && { envelope: { from: oneAddress(bulk.envelopeFrom), to } }),
    ...(replyTo && { replyTo: { name: replyTo.name, address: oneAddress(replyTo.address) } }),
    subject,
    text,
    html,
    attachments: attachments.map(asPart),
    messageId: idOf(key),
    // Mail programs join an answer to its conversation by these (RFC 5322 §3.6.4).
    ...(thread.length > 0 && { inReplyTo: idOf(thread.at(-1)!), references: thread.map(idOf) }),
    headers: {
      // What a person wrote is not automatic (RFC 3834).
      ...(thread.length === 0 && { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': letter.language ?? languages[0],
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      // Kept out of vacation replies.
      ...(bulk && { Precedence: 'bulk', 'List-Id': `<${bulk.listId}>` }),
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

/** A key in a form that is valid in a file name and a Message-ID. */
const asToken = (key: string) =>
  key.replace(/[^\w.-]/g, (letter) => `%${letter.codePointAt(0)!.toString(16).padStart(2, '0')}`)

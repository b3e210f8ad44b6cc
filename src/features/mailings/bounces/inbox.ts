import type { ImapFlow } from 'imapflow'
import { isLoopbackHost } from '#src/platform/http/loopback.ts'

/** The server of the inbox is away, refuses the login, or does not do what it was asked. */
export class InboxUnavailable extends Error {}

/** Folder of what was read, so that somebody can see later why an address was stopped. */
export const READ_FOLDER = 'Jejaring-dibaca'
/** The parts that tell of a letter come before the letter itself, which a report may return in any size. */
const MOST_BYTES = 262_144
const AT_ONCE = 20
/** Bounds what a broken server may send, and how long it may say nothing. */
const limits = {
  maxLiteralSize: 2 * MOST_BYTES,
  maxLineLength: 2 * MOST_BYTES,
  maxResponseSize: 4 * MOST_BYTES,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

type Reading = {
  /** Takes a message, cut off after 256 KiB; what it throws ends the reading, and the message stays. */
  take(raw: Uint8Array): Promise<void>
  /** True once the rest should wait for another time. */
  isOver(): boolean
  /** Day of arrival before which what was read is deleted. */
  keepsFrom: Date
}

/**
 * Reads the folder at `imaps://user:password@host/folder`, INBOX if none is named, from its oldest message on, and moves
 * what it read. A message may be taken twice: when the connection ends in between.
 * @throws InboxUnavailable
 */
export async function readInbox(url: string, reading: Reading): Promise<void> {
  const client = await openClient(url)
  try {
    const folder = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX'
    const { exists } = await ask(client.mailboxOpen(folder))
    // Mostly it is there, which not every server says by a code; without it nothing can be moved below.
    await client.mailboxCreate(READ_FOLDER).catch(() => {})
    await takeAll(client, { ...reading, exists })
    await ask(client.mailboxOpen(READ_FOLDER))
    await ask(client.messageDelete({ before: reading.keepsFrom }, { uid: true }))
    await ask(client.logout())
  } finally {
    client.close()
  }
}

async function takeAll(client: ImapFlow, { take, isOver, exists }: Reading & { exists: number }) {
  for (let left = exists; left > 0 && !isOver(); ) {
    const uids = (await ask(client.fetchAll(`1:${Math.min(left, AT_ONCE)}`, { uid: true }))).map(
      ({ uid }) => uid,
    )
    for (const uid of uids) {
      const message = await ask(
        client.fetchOne(String(uid), { source: { maxLength: MOST_BYTES } }, { uid: true }),
      )
      if (message) await take(message.source ?? new Uint8Array())
    }
    if (!uids.length || !(await ask(client.messageMove(uids, READ_FOLDER, { uid: true }))))
      throw new InboxUnavailable(`the server did not move messages to ${READ_FOLDER}`)
    left -= uids.length
  }
}

/** Outside of this machine a password goes over TLS only. */
async function openClient(text: string): Promise<ImapFlow> {
  const url = new URL(text)
  const secure = url.protocol === 'imaps:'
  // Loaded only where an inbox is read.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    doSTARTTLS: secure || isLoopbackHost(url.hostname) ? undefined : true,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    ...limits,
  })
  // A broken connection fails the command under way; unhandled, it would end the process.
  client.on('error', () => {})
  await ask(client.connect())
  return client
}

type ImapError = Error & { responseText?: string; authenticationFailed?: boolean; code?: string }

const ask = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: ImapError) => {
    const words = error.responseText ?? error.message
    const what = error.authenticationFailed ? `the login is refused: ${words}` : words
    throw new InboxUnavailable(what || String(error.code), { cause: error })
  })

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `slow` takes five seconds per mail, `busy` answers 451 to every recipient, `down` has no listener. */
export type MailWeather = 'fair' | 'slow' | 'busy' | 'down'

/** A received mail of the drill: the key is its Message-ID, the token is in its subject. */
type Came = { key: string; token: string }

const SLOW_MS = 5_000

/** A mail server that keeps received mails and simulates failures. */
export async function startMailServer() {
  const came: Came[] = []
  const letters: { to: string; subject: string; text: string }[] = []
  let weather: MailWeather = 'fair'
  let server: SMTPServer | null = null
  let port = 0

  /** A sender that dies in the middle of a mail has sent none. */
  const take = async (stream: AsyncIterable<Buffer>) => {
    let raw = ''
    for await (const chunk of stream) raw += chunk
    if (weather === 'slow') await sleep(SLOW_MS)
    const key = /^message-id: <(.+)@/im.exec(raw)?.[1] ?? ''
    const [, token] = /^subject: latihan (\S+)/im.exec(raw) ?? []
    // The demo has letters of its own, such as reminders of an event, whenever they are due.
    if (token) came.push({ key, token })
    const { to = [], subject = '', text = '' } = await PostalMime.parse(raw)
    letters.push({ to: to[0]?.address ?? '', subject, text })
  }
  const listen = async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_address, _session, done) =>
        done(weather === 'busy' ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
      onData: (stream, _session, done) => void take(stream).then(() => done(), done),
    })
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
  }
  const close = async () => {
    const closing = server
    server = null
    if (closing) await new Promise<void>((resolve) => closing.close(resolve))
  }
  await listen()
  return {
    get port() {
      return port
    },
    came,
    /** Received mails as their readers see them, the oldest first. */
    letters,
    async set(next: MailWeather) {
      weather = next
      if (next === 'down') await close()
      else if (!server) await listen()
    },
    close,
  }
}

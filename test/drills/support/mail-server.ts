import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `slow` takes five seconds per mail, `busy` answers 451 to every recipient, `down` has no listener. */
export type MailWeather = 'fair' | 'slow' | 'busy' | 'down'

/** A received mail of the drill: the key is its Message-ID, the token is in its subject. */
type Came = { key: string; token: string; at: number }

const SLOW_MS = 5_000

type Options = {
  /** Status code by which a recipient is refused; null for none. */
  refusalOf?: (address: string) => number | null
  /** Time that each mail takes. */
  takesMs?: number
  /** True for mails that are counted by their recipient only: parsing thousands would keep the processors busy. */
  isCountedOnly?: (address: string) => boolean
}

/** A mail server that keeps received mails and simulates failures. */
export async function startMailServer(options: Options = {}) {
  const { refusalOf = () => null, takesMs = 0, isCountedOnly = () => false } = options
  const came: Came[] = []
  const counted: { to: string; at: number }[] = []
  const letters: { to: string; subject: string; text: string }[] = []
  let weather: MailWeather = 'fair'
  let server: SMTPServer | null = null
  let port = 0

  /** A sender that dies in the middle of a mail has sent none. */
  const take = async (stream: AsyncIterable<Buffer>, to: string) => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    await sleep(weather === 'slow' ? SLOW_MS : takesMs)
    if (isCountedOnly(to)) counted.push({ to, at: performance.now() })
    else await keep(Buffer.concat(chunks).toString())
  }
  const keep = async (raw: string) => {
    const key = /^message-id: <(.+)@/im.exec(raw)?.[1] ?? ''
    const [, token] = /^subject: latihan (\S+)/im.exec(raw) ?? []
    // The demo has letters of its own, such as reminders of an event, whenever they are due.
    if (token) came.push({ key, token, at: performance.now() })
    const { to = [], subject = '', text = '' } = await PostalMime.parse(raw)
    letters.push({ to: to[0]?.address ?? '', subject, text })
  }
  const listen = async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo({ address }, _session, done) {
        const responseCode = weather === 'busy' ? 451 : refusalOf(address)
        done(responseCode ? Object.assign(new Error('not now, or never'), { responseCode }) : null)
      },
      onData: (stream, { envelope }, done) =>
        void take(stream, envelope.rcptTo[0]!.address).then(() => done(), done),
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
    /** Received mails that are counted only. */
    counted,
    /** Received mails as their readers see them, the oldest first. */
    letters,
    async set(next: MailWeather) {
      weather = next
      if (next === 'down') await close()
      else if (!server) await listen()
    },
    /** Breaks every connection as a killed process does, whatever it was doing, and stays down. */
    async die() {
      for (const one of server?.connections ?? []) (one as unknown as { _socket: Socket })._socket.destroy()
      await close()
    },
    close,
  }
}

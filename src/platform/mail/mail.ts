import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'

export type Letter = {
  /** Names this letter for ever: the same key is the same letter, however often it is sent. */
  key: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
}

export type Mail = { send(letter: Letter): Promise<void> }

/** A server that takes long over a whole letter is waited for (RFC 5321 says ten minutes): asked again it would have two. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000 }

/** Mail through the server at `url` (`smtp://…`); the key makes the Message-ID, so receivers see one letter. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({ url, ...patience }, { from })
  return { send: async (letter) => void (await transport.sendMail(asMessage(letter, from))) }
}

/** Mail as files in a folder, one `.eml` per key, written whole or not at all. */
export function folderMail(folder: string, from: string): Mail {
  const transport: Transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(asMessage(letter, from))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${letter.key}.eml`)
      const part = await open(`${file}.part`, 'w', 0o600)
      await part.writeFile(message as Buffer)
      await part.sync()
      await part.close()
      await rename(`${file}.part`, file)
    },
  }
}

function asMessage(letter: Letter, from: string) {
  const { key, to, replyTo, subject, text } = letter
  const domain = from.split('@').at(-1)!.replace('>', '')
  return { from, to, ...(replyTo && { replyTo }), subject, text, messageId: `<${key}@${domain}>` }
}

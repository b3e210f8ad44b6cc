import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { isFileName } from '#src/platform/files/files.ts'

/** How long a link leads to the bytes (contract §9). */
const LIFE_MS = 10 * 60_000

/** What a link says and its signature covers: `version` is the file's number; user null is a guest. */
export type FileLink = { downloadId: number; version: number; userId: number | null; file: string }

export type Links = {
  sign(link: FileLink, now: Date): string
  /** What we once signed, or null for any other text. */
  read(text: string, now: Date): (FileLink & { isExpired: boolean }) | null
}

const form = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([0-9a-z]+\.[0-9a-z]+)\.([\w-]{43})$/

/** Links to files for a while, signed with a key of their own made from the site's secret. */
export function createLinks(secret: string): Links {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'download link', 32))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign({ downloadId, version, userId, file }, now) {
      const text = `${downloadId}.${version}.${userId ?? 0}.${now.getTime() + LIFE_MS}.${file}`
      return `${text}.${signatureOf(text)}`
    },
    read(text, now) {
      const [, downloadId, version, userId, expiresAt, file = '', signature = ''] = form.exec(text) ?? []
      const wanted = signatureOf(text.slice(0, -signature.length - 1))
      if (!isFileName(file) || !timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))) return null
      return {
        downloadId: Number(downloadId),
        version: Number(version),
        userId: Number(userId) || null,
        file,
        isExpired: now.getTime() >= Number(expiresAt),
      }
    },
  }
}

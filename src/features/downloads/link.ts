import { isFileName } from '#src/platform/files/files.ts'
import { isKeyedText, keyedText } from '#src/platform/secrets/seal.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'

const PURPOSE = 'download link'
/** Lifetime of a link (docs/reference/contract.md#download-links). */
const LIFE_MS = 10 * MINUTE_MS

/** Signed content of a link: `version` is the file's number; user null is a guest. */
export type FileLink = { downloadId: number; version: number; userId: number | null; file: string }

export type Links = {
  sign(link: FileLink, now: Date): string
  /** Content of a link that we signed, or null for any other text. */
  read(text: string, now: Date): (FileLink & { isExpired: boolean }) | null
}

const form = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([0-9a-z]+\.[0-9a-z]+)\.([\w-]{43})$/

/** Expiring links to files, signed with the site's secret. */
export function createLinks(secret: SiteSecret): Links {
  return {
    sign({ downloadId, version, userId, file }, now) {
      const text = `${downloadId}.${version}.${userId ?? 0}.${now.getTime() + LIFE_MS}.${file}`
      return `${text}.${keyedText(secret, PURPOSE, text)}`
    },
    read(text, now) {
      const [, downloadId, version, userId, expiresAt, file = '', signature = ''] = form.exec(text) ?? []
      const signed = text.slice(0, -signature.length - 1)
      if (!isFileName(file) || !isKeyedText(secret, PURPOSE, signed, signature)) return null
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

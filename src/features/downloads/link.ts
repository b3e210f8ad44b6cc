import { isFileName } from '#src/platform/files/files.ts'
import { createSignedToken } from '#src/platform/secrets/signed-token.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'

/** Lifetime of a link (docs/reference/contract.md#download-links). */
const LIFE_MS = 10 * MINUTE_MS

/** Signed content of a link: `version` is the file's number; user null is a guest. */
export type FileLink = { downloadId: number; version: number; userId: number | null; file: string }

export type Links = {
  sign(link: FileLink, now: Date): string
  /** Content of a link that we signed, or null for any other text. */
  read(text: string, now: Date): (FileLink & { isExpired: boolean }) | null
}

const form = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([0-9a-z]+\.[0-9a-z]+)$/

const linkToken = createSignedToken<FileLink & { expiresAt: number }>({
  purpose: 'download link',
  encode: ({ downloadId, version, userId, expiresAt, file }) =>
    `${downloadId}.${version}.${userId ?? 0}.${expiresAt}.${file}`,
  decode(text) {
    const [, downloadId, version, userId, expiresAt, file = ''] = form.exec(text) ?? []
    if (!isFileName(file)) return null
    return {
      downloadId: Number(downloadId),
      version: Number(version),
      userId: Number(userId) || null,
      expiresAt: Number(expiresAt),
      file,
    }
  },
})

/** Expiring links to files, signed with the site's secret. An expired one is read too: the reader hears why. */
export function createLinks(secret: SiteSecret): Links {
  return {
    sign: (link, now) => linkToken.sign(secret, { ...link, expiresAt: now.getTime() + LIFE_MS }),
    read(text, now) {
      const link = linkToken.read(secret, text)
      if (!link) return null
      const { expiresAt, ...content } = link
      return { ...content, isExpired: now.getTime() >= expiresAt }
    },
  }
}

import type { Actor } from '#src/wire/actor.ts'
import type { UploadPurpose } from '#src/wire/upload.ts'

type Limit = {
  maxBytes: number
  /** Longest side of a stored picture, in pixels. */
  longest: number
}

/** Maximum file size of an upload by its purpose (docs/reference/contract.md#uploads). */
export const MAX_UPLOAD_SIZES: Record<UploadPurpose, Limit> = {
  avatar: { maxBytes: 5_000_000, longest: 1_024 },
  content: { maxBytes: 15_000_000, longest: 2_560 },
  document: { maxBytes: 25_000_000, longest: 0 },
  logo: { maxBytes: 1_000_000, longest: 512 },
}

/** Daily limits per person. */
export const daily = { files: 50, bytes: 200_000_000 }

export const canUpload = ({ role }: Pick<Actor, 'role'>, purpose: UploadPurpose): boolean =>
  purpose === 'logo' ? role === 'admin' : purpose !== 'document' || role !== 'member'

/** Maximum size of a file that a role may send for any purpose, in bytes. */
export const maxUploadBytes = ({ role }: Pick<Actor, 'role'>): number =>
  role === 'member' ? MAX_UPLOAD_SIZES.content.maxBytes : MAX_UPLOAD_SIZES.document.maxBytes

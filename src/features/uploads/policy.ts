import type { Actor } from '#src/wire/actor.ts'
import type { UploadPurpose } from '#src/wire/upload.ts'

type Limit = {
  bytes: number
  /** Longest side of a stored picture, in pixels. */
  longest: number
}

/** docs/reference/contract.md#uploads */
export const limits: Record<UploadPurpose, Limit> = {
  avatar: { bytes: 5_000_000, longest: 1_024 },
  content: { bytes: 15_000_000, longest: 2_560 },
  document: { bytes: 25_000_000, longest: 0 },
}

/** Daily limits per person. */
export const daily = { files: 50, bytes: 200_000_000 }

export const canUpload = ({ role }: Pick<Actor, 'role'>, purpose: UploadPurpose): boolean =>
  purpose !== 'document' || role !== 'member'

/** Largest file that a role may send for any purpose, in bytes. */
export const mostBytes = ({ role }: Pick<Actor, 'role'>): number =>
  role === 'member' ? limits.content.bytes : limits.document.bytes

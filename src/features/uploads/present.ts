import { paths } from '#src/paths.ts'
import type { UploadWire } from '#src/wire/upload.ts'
import type { NewUpload } from './write-queries.ts'

/** A document has no address of its own: downloads lead to it. */
export const presentUpload = ({ name, purpose, size, type, width, height }: NewUpload): UploadWire => ({
  name,
  url: purpose === 'document' ? null : paths.image(name),
  size,
  type,
  width,
  height,
})

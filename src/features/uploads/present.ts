import { paths } from '#src/urls/paths.ts'
import type { UploadWire } from '#src/wire/upload.ts'
import type { NewUpload } from './write-queries.ts'

/** Documents have no address of their own; downloads link to them. */
export const presentUpload = ({ name, purpose, size, type, width, height }: NewUpload): UploadWire => ({
  name,
  url: purpose === 'document' ? null : paths.image(name),
  size,
  type,
  width,
  height,
})

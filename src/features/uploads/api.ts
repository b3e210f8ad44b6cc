import { created, endpoint } from '#src/platform/http/endpoint.ts'
import { unsupportedType } from '#src/platform/http/failures.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { paths } from '#src/urls/paths.ts'
import type { UploadWire } from '#src/wire/upload.ts'
import { receiveUpload } from './receive-upload.ts'
import { uploadFields, uploadShape } from './schema.ts'
import type { NewUpload } from './write-queries.ts'

/** Documents have no address of their own; downloads link to them. */
const presentUpload = ({ name, purpose, size, type, width, height }: NewUpload): UploadWire => ({
  name,
  url: purpose === 'document' ? null : paths.image(name),
  size,
  type,
  width,
  height,
})

const postUpload = endpoint({
  where: 'POST /uploads',
  summary:
    'Unggah foto (avatar, content), dokumen (document, untuk sekretariat), atau logo (logo, untuk admin)',
  gate: signedIn,
  form: uploadFields,
  answer: uploadShape,
  code: 201,
  failures: [403, 429],
  async run({ actor, form, ...services }) {
    if (!form) throw unsupportedType()
    return created(presentUpload(await receiveUpload(services, actor!, form)))
  },
})

export const uploadEndpoints = [postUpload]

import { created, endpoint } from '#src/platform/http/endpoint.ts'
import { unsupportedType } from '#src/platform/http/failures.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { presentUpload } from './present.ts'
import { receiveUpload } from './receive-upload.ts'
import { uploadFields, uploadShape } from './schema.ts'

const postUpload = endpoint({
  where: 'POST /uploads',
  summary: 'Unggah foto (avatar, content) atau dokumen (document, untuk sekretariat)',
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

import { redirect } from 'react-router'
import { readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { patchDownload, removeDownload, restoreDownload, restoreFile } from './api.ts'
import { bodyOf, valuesOf } from './download-values.ts'
import type { DeskDownloadWire, DownloadStatus } from './schema.ts'

const steps: Record<string, DownloadStatus> = { terbit: 'published', turun: 'archived', tarik: 'draft' }

/** Performs the action of a download's form: save, change status, delete or restore. */
export async function actOnDownload(api: Call, request: Request, id: number) {
  const values = await readForm(request)
  const { intent = 'simpan' } = values
  const answer = await carryOut(api, id, values)
  if (!answer.success) return refusedEdit<DeskDownloadWire>(values, answer, valuesOf)
  if (intent === 'hapus') return redirect(`${deskPaths.downloads}?terhapus=${id}`)
  return redirect(`${deskPaths.download(id)}?tersimpan=${intent}`)
}

function carryOut(api: Call, id: number, values: Values) {
  const one = { session: true, params: { id } } as const
  const version = Number(values.version)
  const { intent = 'simpan', number = '' } = values
  if (intent === 'hapus') return api<typeof removeDownload>('DELETE /desk/downloads/{id}', one)
  if (intent === 'kembali') return api<typeof restoreDownload>('POST /desk/downloads/{id}/restoration', one)
  if (intent === 'versi')
    return api<typeof restoreFile>('POST /desk/downloads/{id}/files/{number}/restoration', {
      session: true,
      params: { id, number },
      body: { version },
    })
  const status = steps[intent]
  return api<typeof patchDownload>('PATCH /desk/downloads/{id}', {
    ...one,
    // The call validates the shape.
    body: {
      version,
      ...bodyOf(values),
      ...(status && { status }),
    } as (typeof patchDownload)['input']['body'],
  })
}

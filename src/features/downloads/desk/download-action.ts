import { redirect } from 'react-router'
import { entryCalls } from '#src/ui/content/entry-calls.ts'
import { readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { restoreFile } from './api.ts'
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
  const calls = entryCalls<DeskDownloadWire>(api, 'downloads')
  const version = Number(values.version)
  const { intent = 'simpan', number = '' } = values
  if (intent === 'hapus') return calls.remove(id)
  if (intent === 'kembali') return calls.restore(id)
  if (intent === 'versi')
    return api<typeof restoreFile>('POST /desk/downloads/{id}/files/{number}/restoration', {
      session: true,
      params: { id, number },
      body: { version },
    })
  const status = steps[intent]
  return calls.change(id, { version, ...bodyOf(values), ...(status && { status }) })
}

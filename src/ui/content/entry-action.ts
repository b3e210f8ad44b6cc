import { redirect } from 'react-router'
import type { Result } from '#src/wire/envelope.ts'
import { readForm, refusedEdit, type Values } from '../desk/form-answer.ts'

type Entity = { id: number; version: number }
type Given<E extends Entity> = {
  request: Request
  path: string
  listPath: string
  valuesOf: (entity: E) => Values
  change: (values: Values) => Promise<Result<E>>
  remove?: () => Promise<Result<E>>
  restore?: () => Promise<Result<E>>
}

/** Runs the action of an entry page: saving, deleting, restoring. */
export async function actOnEntry<E extends Entity>(given: Given<E>) {
  const { request, path, listPath, valuesOf, change, remove, restore } = given
  const values = await readForm(request)
  const { intent } = values
  const act =
    intent === 'hapus' && remove ? remove : intent === 'kembali' && restore ? restore : () => change(values)
  const answer = await act()
  if (!answer.success) return refusedEdit<E>(values, answer, valuesOf)
  return redirect(intent === 'hapus' ? `${listPath}?terhapus=${answer.data.id}` : `${path}?tersimpan=1`)
}

/** A whole number of a field; other text is passed on, for the call to reject. */
export const wholeNumber = (text = ''): number =>
  /^-?\d{1,15}$/.test(text) ? Number(text) : (text as unknown as number)

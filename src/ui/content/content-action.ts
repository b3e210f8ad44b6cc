import { redirect } from 'react-router'
import type { ContentStatus, ContentWire } from '#src/wire/content.ts'
import type { Result } from '#src/wire/envelope.ts'
import { atJakartaTime } from '#src/wire/jakarta-day.ts'
import { readForm, refusedEdit, type Values } from '../desk/form-answer.ts'
import { textBody, valuesOf } from './content-values.ts'

/** Calls of one kind of content, each for one item. */
type ContentCalls<Item> = {
  change(body: Record<string, unknown>): Promise<Result<Item>>
  remove(): Promise<Result<Item>>
  restore(): Promise<Result<Item>>
  bringBack(revision: string, version: number): Promise<Result<Item>>
}

const steps: Record<string, ContentStatus> = {
  terbit: 'published',
  jadwal: 'scheduled',
  turun: 'archived',
  tarik: 'draft',
}

type Given<Item> = {
  request: Request
  calls: ContentCalls<Item>
  /** Path of the item's page, and of the list that is shown after deletion. */
  path: string
  listPath: string
  /** Further fields of a change. */
  more?: (values: Values) => Record<string, unknown>
  /** Further form values of an item, besides the common ones. */
  moreOf?: (item: Item) => Values
}

/** Runs the action of a content page: saving, a workflow step, deleting, restoring. */
export async function actOnContent<Item extends ContentWire>(given: Given<Item>) {
  const { request, calls, path, listPath, more, moreOf } = given
  const values = await readForm(request)
  const { intent = 'simpan' } = values
  const version = Number(values.version)
  const answer =
    intent === 'hapus'
      ? await calls.remove()
      : intent === 'kembali'
        ? await calls.restore()
        : intent === 'versi'
          ? await calls.bringBack(values.revision ?? '', version)
          : await calls.change({ version, ...textBody(values), ...stepOf(values), ...more?.(values) })
  if (!answer.success)
    return refusedEdit<Item>(values, answer, (item) => ({ ...valuesOf(item), ...moreOf?.(item) }))
  if (intent === 'hapus') return redirect(`${listPath}?terhapus=${answer.data.id}`)
  return redirect(`${path}?tersimpan=${intent}`)
}

function stepOf({ intent = '', publish_at }: Values) {
  const status = steps[intent]
  if (!status) return {}
  return { status, ...(status === 'scheduled' && publish_at && { publish_at: atJakartaTime(publish_at) }) }
}

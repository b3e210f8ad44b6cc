import { Notice } from '../notice.tsx'
import { UndoDelete } from './content-page.tsx'
import { wasDeleted } from './words.id.ts'

/** Notice above a list after a deletion, with an undo button. @param page page of the deleted item */
export function DeletedNotice({ page }: { page: string | null }) {
  if (!page) return null
  return (
    <div className="mb-5 max-w-170">
      <Notice tone="ok">
        {wasDeleted}
        <UndoDelete action={page} />
      </Notice>
    </div>
  )
}

/** Id of the item just deleted, from the list's address. */
export const deletedOf = (query: URLSearchParams): number | null => {
  const id = query.get('terhapus') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

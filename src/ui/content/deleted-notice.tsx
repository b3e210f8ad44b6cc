import { Notice } from '../notice.tsx'
import { UndoDelete } from './content-page.tsx'

/** Over a list: something of it was just deleted, and the way back. @param page the page of what was deleted */
export function DeletedNotice({ page }: { page: string | null }) {
  if (!page) return null
  return (
    <div className="mb-5 max-w-170">
      <Notice tone="ok">
        Sudah dihapus. Selama tiga puluh hari masih bisa dikembalikan.
        <UndoDelete action={page} />
      </Notice>
    </div>
  )
}

/** The number of what was just deleted, as the list's address names it. */
export const deletedOf = (query: URLSearchParams): number | null => {
  const id = query.get('terhapus') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

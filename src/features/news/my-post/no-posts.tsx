import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { NewsStatus } from '../workflow.ts'
import { statusWords } from './status-tag.tsx'

type NoPostsProps = { isAll: boolean; status: NewsStatus | 'deleted' | null; allTo: string }

/** An empty list: an invitation to write, or a link away from an empty state. */
export function NoPosts({ isAll, status, allTo }: NoPostsProps) {
  if (isAll)
    return (
      <div className="mt-8">
        <Empty
          title="Anda belum menulis berita"
          cloth="langit"
          action={<ButtonLink to={furtherPaths.newPost}>Tulis berita</ButtonLink>}
        >
          Mulai dari satu kejadian minggu ini.
        </Empty>
      </div>
    )
  const words =
    status === null
      ? 'Halaman ini kosong'
      : status === 'deleted'
        ? 'Tidak ada draf yang dihapus'
        : `Tidak ada tulisan dengan keadaan “${statusWords[status].label}”`
  return (
    <div className="mt-8">
      <Empty title={words} cloth="langit" action={<ButtonLink to={allTo}>Semua tulisan</ButtonLink>}>
        Tulisan Anda yang lain ada di daftar semua tulisan.
      </Empty>
    </div>
  )
}

import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { ForumChoice } from './forum-filters.tsx'

const byView: Record<string, [title: string, words: string]> = {
  '': ['Belum ada pertanyaan', 'Mulai dari satu hal yang ingin Anda ketahui minggu ini.'],
  unanswered: ['Semua pertanyaan sudah dijawab', 'Terima kasih kepada semua yang menjawab.'],
  mine: ['Anda belum bertanya', 'Ajukan satu hal yang ingin Anda ketahui dari anggota lain.'],
  followed: [
    'Belum ada yang Anda ikuti',
    'Buka sebuah pertanyaan, lalu pilih “Ikuti” untuk mendapat kabar jawabannya.',
  ],
}

/** Empty state: gives the reason and a next step. */
export function NoQuestions({ choice, isPastEnd }: { choice: ForumChoice; isPastEnd: boolean }) {
  const isNarrowed = Boolean(choice.q || choice.category || choice.region)
  const [title, words] = byView[choice.view] ?? byView['']!
  return (
    <div className="mt-6">
      {isPastEnd ? (
        <Empty
          title="Halaman ini kosong"
          action={<ButtonLink to={paths.forum}>Ke halaman pertama</ButtonLink>}
        >
          Pertanyaannya ada di halaman sebelumnya.
        </Empty>
      ) : isNarrowed ? (
        <Empty
          title={choice.q ? `Belum ada pertanyaan tentang “${choice.q}”` : 'Belum ada pertanyaan di sini'}
          action={<ButtonLink to={furtherPaths.newQuestion}>Ajukan pertanyaan</ButtonLink>}
        >
          Coba kata lain, atau jadilah yang pertama menanyakannya.
        </Empty>
      ) : (
        <Empty
          title={title}
          cloth="langit"
          action={<ButtonLink to={furtherPaths.newQuestion}>Ajukan pertanyaan</ButtonLink>}
        >
          {words}
        </Empty>
      )}
    </div>
  )
}

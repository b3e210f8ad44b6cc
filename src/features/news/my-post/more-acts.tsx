import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { NewsAct } from '../workflow.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import { ActButton } from './act-button.tsx'

const labels: Partial<Record<NewsAct, { label: string; busyLabel: string; variant?: 'danger' }>> = {
  withdraw: { label: 'Tarik kembali', busyLabel: 'Menarik' },
  unschedule: { label: 'Batalkan jadwal terbit', busyLabel: 'Membatalkan' },
  rework: { label: 'Buka lagi sebagai draf', busyLabel: 'Membuka' },
  endorse: { label: 'Dukung tulisan ini', busyLabel: 'Mencatat' },
  unendorse: { label: 'Cabut dukungan', busyLabel: 'Mencabut' },
  restore: { label: 'Kembalikan draf', busyLabel: 'Mengembalikan' },
  discard: { label: 'Buang versi baru', busyLabel: 'Membuang', variant: 'danger' },
  delete: { label: 'Hapus draf', busyLabel: 'Menghapus', variant: 'danger' },
}

type MoreActsProps = { item: MemberNewsWire; version: number }

/** Further actions on a text, and links to view it. */
export function MoreActs({ item, version }: MoreActsProps) {
  const acts = (Object.keys(labels) as NewsAct[]).filter((act) => item.can.includes(act))
  return (
    <div className="space-y-2.5 border-t pt-5">
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={furtherPaths.postHistory(item.id)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Riwayat dan perubahan
        </Link>
        {item.status === 'published' && (
          <Link
            to={paths.newsItem(item.slug)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Lihat di situs
          </Link>
        )}
      </p>
      {item.can.includes('edit') && item.speaks_for && (
        <Voice item={item} own={item.speaks_for} version={version} />
      )}
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <ActButton
            key={act}
            act={act}
            id={item.id}
            version={version}
            action={furtherPaths.myPost(item.id)}
            {...labels[act]!}
          />
        ))}
      </div>
    </div>
  )
}

type VoiceProps = MoreActsProps & { own: { id: number; title: string } }

/** Institution that a text speaks for, and the button that changes it. */
function Voice({ item, own, version }: VoiceProps) {
  const speaks = item.participant?.id === own.id
  return (
    <section aria-label="Lembaga asal tulisan" className="space-y-2.5 pb-2.5">
      <p className="text-note">
        {item.participant
          ? `Atas nama ${item.participant.title}. Namanya tampil di bawah tulisan.`
          : 'Tidak atas nama lembaga.'}
      </p>
      <ActButton
        act={speaks ? 'alone' : 'speak'}
        id={item.id}
        version={version}
        action={furtherPaths.myPost(item.id)}
        label={speaks ? 'Lepaskan nama lembaga' : `Tulis atas nama ${own.title}`}
        busyLabel="Mengganti"
      />
    </section>
  )
}

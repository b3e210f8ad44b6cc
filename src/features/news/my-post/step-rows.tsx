import { Link } from '#src/ui/link.tsx'
import type { StepWire } from '../writing/schema.ts'
import { momentOf } from './moments.ts'
import { Quote } from './quote.tsx'

type StepRowsProps = {
  steps: readonly StepWire[]
  /** Address that shows a revision's changes. */
  hrefFor: (revision: number) => string
  /** Revision whose changes are shown. */
  chosen: number | null
}

/** Steps with person and time, newest first. */
export function StepRows({ steps, hrefFor, chosen }: StepRowsProps) {
  return (
    <ol className="border-t-2 border-ink">
      {steps.toReversed().map(({ id: step, act, by, at, comment, passage, revision, changed }) => (
        <li key={step} className="border-b py-3.5">
          <p className="font-semibold">{actWords[act]}</p>
          <p className="text-sm break-words text-muted">
            {by?.name ?? 'Sistem, sesuai jadwal'}, <time dateTime={at}>{momentOf(at)}</time>
          </p>
          {passage && <Quote passage={passage} />}
          {comment && <p className="mt-1.5 text-note break-words whitespace-pre-line">“{comment}”</p>}
          {revision !== null && (changed.length > 0 || act === 'create') && (
            <Link
              to={hrefFor(revision)}
              aria-current={revision === chosen ? 'true' : undefined}
              className="link inline-flex min-h-11 items-center text-note font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {act === 'create' ? 'Lihat teks pertama' : `Lihat perubahan ${fieldsOf(changed)}`}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

const fieldWords = {
  title: 'judul',
  excerpt: 'ringkasan',
  content: 'isi',
  category: 'kategori',
  image: 'sampul',
}

const fieldsOf = (changed: StepWire['changed']) => changed.map((field) => fieldWords[field]).join(', ')

const actWords: Record<StepWire['act'], string> = {
  create: 'Membuat draf',
  edit: 'Mengubah tulisan',
  submit: 'Mengirim untuk ditinjau',
  withdraw: 'Menarik kembali',
  return: 'Mengembalikan dengan catatan',
  schedule: 'Menjadwalkan terbit',
  unschedule: 'Membatalkan jadwal',
  reschedule: 'Mengubah waktu terbit',
  publish: 'Menerbitkan',
  unpublish: 'Menurunkan dari situs',
  republish: 'Menerbitkan lagi',
  rework: 'Membuka lagi sebagai draf',
  address: 'Mengubah alamat',
  comment: 'Menulis catatan',
  endorse: 'Mendukung',
  unendorse: 'Mencabut dukungan',
  delete: 'Menghapus draf',
  restore: 'Mengembalikan draf',
  discard: 'Membuang versi baru',
}

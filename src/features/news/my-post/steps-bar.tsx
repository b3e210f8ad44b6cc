import { formatDate } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { MemberNewsWire } from '../writing/schema.ts'
import { workStatus } from './model.ts'
import { momentOf } from './moments.ts'

type Step = { label: string; about: string; at: 'done' | 'now' | 'ahead' }

/** Progress of a text from draft to publication. */
export function StepsBar({ item }: { item: MemberNewsWire | null }) {
  return (
    <ol className="mt-6 grid grid-cols-3 rounded-panel border bg-paper md:mt-7">
      {stepsOf(item).map(({ label, about, at }) => (
        <li
          key={label}
          aria-current={at === 'now' ? 'step' : undefined}
          className="relative flex gap-2 border-l px-2.5 py-2.5 first:border-l-0 md:gap-2.5 md:px-5.5 md:py-3.5 aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:-top-px aria-[current]:before:border-t-4 aria-[current]:before:border-orange"
        >
          {at === 'done' ? (
            <Icon name="circle-check" className="mt-0.5" />
          ) : at === 'now' ? (
            <Icon name="circle-dot" className="mt-0.5" />
          ) : (
            <Icon name="circle" className="mt-0.5 text-muted" />
          )}
          <div className="min-w-0">
            <p className={`font-semibold max-md:text-note ${at === 'ahead' ? 'text-muted' : ''}`}>
              {label}
              <span className="sr-only">
                {at === 'done' ? ', sudah' : at === 'now' ? ', sekarang' : ', belum'}
              </span>
            </p>
            <p className="text-sm leading-snug text-muted max-md:sr-only">{about}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(item: MemberNewsWire | null): Step[] {
  const status = item ? workStatus(item) : 'draft'
  const sent = item?.history.findLast(({ to, revision }) => to === 'review' && revision !== null)
  const open = item?.comments.filter(({ resolved_at }) => !resolved_at).length ?? 0
  const stage = { draft: 0, review: 1, revision: 1, scheduled: 2, published: 3, archived: 3 }[status]
  const at = (index: number): Step['at'] => (index < stage ? 'done' : index === stage ? 'now' : 'ahead')
  const decided = item?.publish_at
    ? `Dijadwalkan ${momentOf(item.publish_at)}`
    : status === 'archived'
      ? 'Diarsipkan'
      : status === 'published' && item?.published_at
        ? `Terbit ${formatDate(item.published_at)}`
        : item?.published_at
          ? 'Versi lama tetap terbit'
          : 'Diputuskan moderator'
  return [
    {
      label: 'Draf',
      at: at(0),
      about: sent && stage > 0 ? `Dikirim ${formatDate(sent.at)}` : 'Belum dikirim',
    },
    {
      label: 'Ditinjau',
      at: at(1),
      about:
        status === 'revision'
          ? `Dikembalikan dengan ${open} catatan`
          : status === 'review'
            ? 'Menunggu moderator'
            : stage > 1
              ? 'Sudah ditinjau'
              : 'Setelah Anda kirim',
    },
    { label: 'Terbit', at: at(2), about: decided },
  ]
}

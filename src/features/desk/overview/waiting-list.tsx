import { Link } from 'react-router'
import { Empty } from '#src/ui/empty.tsx'
import { ageWords } from './age-words.ts'
import type { WaitingWire } from './schema.ts'
import { type Looker, waitingWords } from './waiting-words.ts'

type WaitingListProps = { waiting: readonly WaitingWire[]; looker: Looker; now: string }

/** Pending work of the viewer, oldest first, or a note that there is none. */
export function WaitingList({ waiting, looker, now }: WaitingListProps) {
  const open = waiting
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.oldest_at ?? '').localeCompare(other.oldest_at ?? ''))
  if (!open.length)
    return (
      <Empty title="Tidak ada yang menunggu" cloth="langit">
        Semua sudah ditangani. Yang baru muncul di sini.
      </Empty>
    )
  return (
    <ul className="border-t-2 border-ink">
      {open.map((item) => (
        <Item key={item.kind} item={item} looker={looker} now={now} />
      ))}
    </ul>
  )
}

function Item({ item, looker, now }: { item: WaitingWire; looker: Looker; now: string }) {
  const { title, todo, to } = waitingWords(item.kind, looker)
  return (
    <li className="relative flex items-baseline gap-x-4 border-b py-3.5 hover:bg-cotton md:gap-x-6">
      <span className="w-10 flex-none text-[1.75rem] leading-none font-light figures md:w-14 md:text-[2rem]">
        {item.count >= 1000 ? '999+' : item.count}
      </span>
      <div className="min-w-0 flex-1">
        {to ? (
          <Link to={to} className="hit-area font-semibold text-blue hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <p className="text-note text-muted">{todo}</p>
      </div>
      {item.oldest_at && (
        <p className="flex-none text-right text-sm text-muted">
          <span className="block max-sm:sr-only">terlama</span>
          <time dateTime={item.oldest_at}>{ageWords(item.oldest_at, now)}</time>
        </p>
      )}
    </li>
  )
}

import { useEffect, useRef } from 'react'
import { KeyHints } from '#src/ui/desk/key-hints.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { StatusTag } from '../my-post/status-tag.tsx'
import { ageOf, shortMomentOf } from './ages.ts'
import { Endorsed, Reviewer } from './news-columns.tsx'
import { reviewKeys } from './review-keys.tsx'
import type { DeskNewsRowWire } from './schema.ts'
import * as words from './words.id.ts'

export type Queue = {
  /** Waiting texts, the longest first: at most a hundred. Null if they could not be read. */
  rows: readonly DeskNewsRowWire[] | null
  total: number
}

type QueuePaneProps = { queue: Queue; current: number; now: number }

/** Queue in wide windows: the whole of it, beside the current text. */
export function QueuePane({ queue: { rows, total }, current, now }: QueuePaneProps) {
  const pane = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked at, and its row comes into sight
  useEffect(() => showCurrent(pane.current), [current])
  return (
    <nav
      ref={pane}
      aria-label={words.queue}
      className="no-print sticky top-16 -mt-7 -mb-16 -ml-9 h-[calc(100dvh-4rem)] overflow-y-auto border-r bg-cotton max-lg:hidden"
    >
      <div className="border-b px-4.5 py-4">
        <Link to={deskPaths.news} className="text-card font-semibold hover:underline">
          {words.newsReview}
        </Link>
        <p className="text-sm text-muted">{waitingWords(rows, total, now)}</p>
      </div>
      <ul className="border-b">
        {rows?.map((row) => (
          <li key={row.id} className="border-b last:border-b-0">
            <QueueRow row={row} isCurrent={row.id === current} now={now} />
          </li>
        ))}
      </ul>
      {rows && total > rows.length && (
        <Link to={`${deskPaths.news}?page=2`} className="link flex min-h-11 items-center px-4.5 text-note">
          {words.moreTexts(total - rows.length)}
        </Link>
      )}
      <div className="px-4.5 py-4">
        <KeyHints hints={reviewKeys} />
      </div>
    </nav>
  )
}

/** Scrolls only the pane, not the page. */
function showCurrent(pane: HTMLElement | null) {
  const row = pane?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!pane || !row) return
  const { top, bottom } = pane.getBoundingClientRect()
  if (row.top < top) pane.scrollTop -= top - row.top
  else if (row.bottom > bottom) pane.scrollTop += row.bottom - bottom
}

type QueueRowProps = { row: DeskNewsRowWire; isCurrent: boolean; now: number }

function QueueRow({ row, isCurrent, now }: QueueRowProps) {
  const { sent_at, due_at, claim } = row
  const isLate = due_at !== null && Date.parse(due_at) < now
  return (
    <Link
      to={deskPaths.newsReview(row.id)}
      aria-current={isCurrent ? 'page' : undefined}
      className="block border-l-4 border-transparent py-3.5 pr-4.5 pl-3.5 -outline-offset-3 hover:bg-paper aria-[current=page]:border-orange aria-[current=page]:bg-paper"
    >
      <span className="mb-2 flex flex-wrap items-center gap-2">
        <StatusTag status="review" />
        {row.is_endorsed && <Endorsed />}
        {sent_at && (
          <time
            dateTime={sent_at}
            className={`ml-auto flex items-center gap-1.5 text-sm figures ${isLate ? 'font-semibold text-bad' : 'text-muted'}`}
          >
            {isLate && <Icon name="triangle-alert" className="size-4" />}
            {isLate && <span className="sr-only">{words.overdueSent}</span>}
            {shortMomentOf(sent_at, now)}
          </time>
        )}
      </span>
      <span className="block leading-snug font-semibold wrap-anywhere">{row.title}</span>
      <span className="mt-1 block text-sm wrap-anywhere text-muted">
        {[row.author, row.region?.title].filter(Boolean).join(', ')}
      </span>
      {claim && (
        <span className="mt-1 block text-sm text-muted">
          <Reviewer claim={claim} />
        </span>
      )}
    </Link>
  )
}

function waitingWords(rows: Queue['rows'], total: number, now: number) {
  if (!rows) return words.queueNotLoaded
  const since = rows[0]?.sent_at
  if (total === 0) return words.nothingWaits
  return words.queueCount(total, since ? words.oldest(ageOf(since, now)) : '')
}

/** The previous and next texts in the queue; for a text outside it, its first. */
export function neighboursOf(rows: Queue['rows'], id: number) {
  const at = rows?.findIndex((row) => row.id === id) ?? -1
  return { previous: rows?.[at - 1]?.id ?? null, next: rows?.[at + 1]?.id ?? null }
}

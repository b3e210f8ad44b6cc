import type { ReactNode } from 'react'
import { LOCALE } from '#src/urls/language.id.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { type PageMark, pageMarks } from './page-marks.ts'
import * as words from './words.id.ts'

type PaginationProps = {
  total: number
  page: number
  lastPage: number
  /** Noun for the rows: "berita". */
  noun: string
  hrefFor: (page: number) => string
}

const square = 'grid size-11 place-items-center rounded-control font-semibold figures'

/** "41 berita, halaman 1 dari 5" and real links to the pages; arrows only on phones. */
export function Pagination({ total, page, lastPage, noun, hrefFor }: PaginationProps) {
  return (
    <nav
      aria-label={words.pages}
      className="flex flex-col gap-2.5 border-t pt-5 md:flex-row md:flex-wrap md:items-center md:justify-between"
    >
      <p className="text-note text-muted figures">
        {words.totalAndPage(total.toLocaleString(LOCALE), noun, page, lastPage)}
      </p>
      {lastPage > 1 && (
        <ol className="flex flex-wrap items-center gap-0.5 min-[24rem]:gap-1.5">
          <li>
            <Step to={page > 1 ? hrefFor(page - 1) : undefined} label={words.previousPage} rel="prev">
              <Icon name="arrow-left" />
              <span className="max-md:sr-only">{words.previous}</span>
            </Step>
          </li>
          {pageMarks(page, lastPage).map((mark) => (
            <Mark key={mark.key} mark={mark} isCurrent={mark.page === page} hrefFor={hrefFor} />
          ))}
          <li>
            <Step to={page < lastPage ? hrefFor(page + 1) : undefined} label={words.nextPage} rel="next">
              <span className="max-md:sr-only">{words.next}</span>
              <Icon name="arrow-right" />
            </Step>
          </li>
        </ol>
      )}
    </nav>
  )
}

type MarkProps = { mark: PageMark; isCurrent: boolean; hrefFor: (page: number) => string }

function Mark({ mark, isCurrent, hrefFor }: MarkProps) {
  if (mark.page === null) return <li className={`${square} text-off-text`}>…</li>
  const look = isCurrent ? 'bg-ink text-on-fill' : 'text-ink hover:bg-kain'
  return (
    <li className={mark.isWideOnly ? 'max-md:hidden' : ''}>
      <Link
        to={hrefFor(mark.page)}
        aria-label={words.pageNumber(mark.page)}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${square} ${look}`}
      >
        {mark.page}
      </Link>
    </li>
  )
}

type StepProps = { to: string | undefined; label: string; rel: string; children: ReactNode }

function Step({ to, label, rel, children }: StepProps) {
  const shape =
    'flex h-11 min-w-11 items-center justify-center gap-2.5 rounded-control font-semibold md:px-1.5'
  if (!to) return <span className={`${shape} text-off-text`}>{children}</span>
  return (
    <Link to={to} rel={rel} aria-label={label} className={`${shape} hover:bg-kain`}>
      {children}
    </Link>
  )
}

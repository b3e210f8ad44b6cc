import { kindOf, searchedKinds } from '#src/kinds.ts'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Skeleton, Weft } from '#src/ui/skeleton.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import type { Found } from './model.ts'

/** Results, best first: kind, title, date and excerpt. */
export function ResultList({ rows }: { rows: readonly Found[] }) {
  return (
    <ul className="mt-2 mb-9 md:mt-3">
      {rows.map((row) => (
        <li key={`${row.kind}-${row.id}`} className="not-first:border-t">
          <Result row={row} />
        </li>
      ))}
    </ul>
  )
}

function Result({ row }: { row: Found }) {
  return (
    <article className="group relative py-4.5 break-words md:py-5">
      <p className="text-sm text-muted">
        <span className="font-semibold text-orange-text">{kindOf(searchedKinds, row.kind).search.label}</span>
        {row.date && (
          <>
            {' · '}
            <time dateTime={row.date}>{formatDate(row.date)}</time>
          </>
        )}
        <WrittenIn lang={row.lang} className="ml-2" />
      </p>
      <h2 lang={langOf(row.lang)} className="mt-0.5 text-row">
        <Link to={row.url} className="hit-area group-hover:underline">
          {row.title}
        </Link>
      </h2>
      <Excerpt parts={row.excerpt} lang={row.lang} />
    </article>
  )
}

function Excerpt({ parts, lang }: { parts: Found['excerpt']; lang: Found['lang'] }) {
  const placed: (Found['excerpt'][number] & { at: number })[] = []
  let at = 0
  for (const part of parts) {
    placed.push({ ...part, at })
    at += part.text.length
  }
  const isCutBefore = /^\s*\p{Ll}/u.test(parts[0]?.text ?? '')
  const isCutAfter = /[\p{L}\d,]\s*$/u.test(parts.at(-1)?.text ?? '')
  return (
    <p lang={langOf(lang)} className="mt-1.5 text-note text-soft">
      {isCutBefore && '… '}
      {placed.map(({ text, match, at }) =>
        match ? (
          <mark key={at} className="bg-warn-tint font-semibold text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {isCutAfter && ' …'}
    </p>
  )
}

export function ResultListSkeleton() {
  return (
    <Skeleton>
      {['one', 'two', 'three', 'four', 'five'].map((key) => (
        <div key={key} className="space-y-2.5 not-first:border-t py-5">
          <Weft className="h-3.5 w-[28%]" />
          <Weft className="h-5 w-[72%]" />
          <Weft className="h-4 w-[94%]" />
        </div>
      ))}
    </Skeleton>
  )
}

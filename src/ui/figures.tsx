import type { ReactNode } from 'react'
import { LOCALE } from '#src/urls/language.id.ts'
import * as words from './words.id.ts'

export type Figure = {
  /** Text for what is no quantity, such as a year. */
  value: number | string
  label: string
  year?: number | undefined
}

type FiguresProps<Item extends Figure> = {
  items: readonly Item[]
  className: string
  /** Draws what is more than a number or a word. */
  draw?: { value(item: Item): ReactNode; below(item: Item): ReactNode }
}

/** A single figure makes no strip. */
const FEWEST = 2

/** A strip of large light numerals, each over what it counts; nothing for fewer than two. */
export function Figures<Item extends Figure>({ items, className, draw }: FiguresProps<Item>) {
  if (items.length < FEWEST) return null
  return (
    <dl className={`grid grid-cols-2 md:grid-flow-col md:grid-cols-none md:auto-cols-fr ${className}`}>
      {items.map((item) => (
        <div
          key={item.label}
          className="flex min-w-0 flex-col-reverse justify-end border-line pr-4 max-md:py-4 max-md:even:border-l max-md:even:pl-4.5 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-7"
        >
          <dt className="mt-1 max-w-48 text-sm break-words text-muted md:text-base">
            {item.year ? words.inYear(item.label, item.year) : item.label}
            {draw?.below(item)}
          </dt>
          <dd className="text-numeral font-light figures">
            {draw?.value(item) ??
              (typeof item.value === 'number' ? item.value.toLocaleString(LOCALE) : item.value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

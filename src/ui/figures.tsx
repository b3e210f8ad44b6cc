const number = new Intl.NumberFormat('id-ID')

export type Figure = {
  /** Text for what is no quantity, such as a year. */
  value: number | string
  label: string
  year?: number | undefined
}

/** A single figure makes no strip. */
const FEWEST = 2

/** A strip of large light numerals, each over what it counts; nothing for fewer than two. */
export function Figures({ items, className }: { items: readonly Figure[]; className: string }) {
  if (items.length < FEWEST) return null
  return (
    <dl className={`grid grid-cols-2 md:grid-flow-col md:grid-cols-none md:auto-cols-fr ${className}`}>
      {items.map(({ value, label, year }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line pr-4 max-md:py-4 max-md:even:border-l max-md:even:pl-4.5 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-7"
        >
          <dt className="mt-1 max-w-48 text-sm text-muted md:text-base">
            {year ? `${label} pada ${year}` : label}
          </dt>
          <dd className="text-numeral font-light figures">
            {typeof value === 'number' ? number.format(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

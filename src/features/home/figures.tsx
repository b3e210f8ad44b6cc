const number = new Intl.NumberFormat('id-ID')

/** A strip of large light numerals, each over what it counts. */
export function Figures({ items }: { items: readonly { value: number; label: string }[] }) {
  return (
    <dl className="grid grid-cols-3">
      {items.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line not-first:border-l not-first:pl-4 md:not-first:pl-7"
        >
          <dt className="text-sm text-muted md:text-base">{label}</dt>
          <dd className="text-numeral font-light tabular-nums">{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const number = new Intl.NumberFormat('id-ID')

type Figure = { value: number; label: string; year?: number | undefined }

/** A strip of large light numerals, each over what it counts. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className="wrap grid grid-cols-2 pt-5 md:grid-flow-col md:grid-cols-none md:auto-cols-fr md:pt-11">
      {items.map(({ value, label, year }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line pr-4 max-md:py-4 max-md:even:border-l max-md:even:pl-4.5 max-md:nth-[n+3]:border-t md:not-first:border-l md:not-first:pl-7"
        >
          <dt className="mt-1 max-w-48 text-sm text-muted md:text-base">
            {year ? `${label} pada ${year}` : label}
          </dt>
          <dd className="text-numeral font-light figures">{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const THREAD = 4
const PITCH = 5.5
/** Lines of the highest bar. */
const HIGHEST = 20

type WovenBar = {
  id: string
  value: number
  /** Label below the bar, at most two short lines. */
  label: string | number
  note?: string
  /** Label on its peak, where shown. */
  peak: string
  /** Description and value in the table for screen readers. */
  name: string
  amount: string | number
}

type ChartProps = {
  caption: string
  heads: readonly [string, string]
  bars: readonly WovenBar[]
  /** Value of the highest bar, if charts beside this one share its scale. */
  scale?: number
}

/** Bar chart, the last bar in orange, values on the highest and the last; also as a table for screen readers. */
export function WovenChart({ caption, heads, bars, scale = 1 }: ChartProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value))
  const most = Math.max(scale, top)
  const highest = bars.findIndex(({ value }) => value === top)
  const last = bars.length - 1
  // Beside the highest bar there is no room for a second number.
  const isSaid = (index: number) => index === highest || (index === last && highest < last - 1)
  return (
    <figure>
      <ol aria-hidden="true" className="grid auto-cols-fr grid-flow-col items-end gap-1 md:gap-2">
        {bars.map(({ id, value, label, note, peak }, index) => (
          <li key={id} className="min-w-0 text-center">
            {isSaid(index) && value > 0 && (
              <span className="flex justify-center text-sm font-semibold whitespace-nowrap figures">
                <span>{peak}</span>
              </span>
            )}
            <Bar threads={Math.ceil((value / most) * HIGHEST)} isLast={index === last} />
            <span className="block pt-1.5 text-xs whitespace-nowrap text-muted figures">{label}</span>
            {note !== undefined && (
              <span className="block h-4 text-xs leading-none whitespace-nowrap text-muted">{note}</span>
            )}
          </li>
        ))}
      </ol>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ id, name, amount }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Lines of one height and gap, at any width. Zero has a flat line. */
function Bar({ threads, isLast }: { threads: number; isLast: boolean }) {
  const height = Math.max(threads, 1) * PITCH
  const colour = threads ? (isLast ? 'text-orange' : 'text-blue') : 'text-control'
  const lines = Array.from({ length: threads }, (_, thread) => `M0 ${thread * PITCH}h1v${THREAD}h-1z`)
  return (
    <svg
      viewBox={`0 0 1 ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      aria-hidden="true"
      className={`block border-b border-ink ${colour}`}
    >
      <path fill="currentColor" d={lines.join('') || `M0 ${PITCH - 2}h1v2h-1z`} />
    </svg>
  )
}

import { RowCard } from '#src/ui/card.tsx'
import type { NewsRow } from './model.ts'
import { toCard } from './news-card.ts'

const cover = { width: 208, height: 208 }

/** News as rows, for a place beside other things. */
export function NewsRows({ rows }: { rows: readonly NewsRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <RowCard item={toCard(row, cover)} />
        </li>
      ))}
    </ul>
  )
}

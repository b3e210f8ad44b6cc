import * as layout from '#src/ui/layouts/words.id.ts'
import type { previewOf } from './menu-rows.ts'
import * as words from './words.id.ts'

/** Preview for readers' eyes: the bar of wide windows with the About menu, and the drawer of phones. */
export function MenuPreview({ bar, more, all, columns }: ReturnType<typeof previewOf>) {
  const entries = [...bar.map(({ label }) => label), ...(more.length ? [layout.more] : [])]
  return (
    <section aria-label={words.preview} className="min-w-0 border-t-2 border-ink pt-4">
      <h2 className="text-[1.125rem] font-semibold">{words.howItLooks}</h2>
      <p className="mt-1 text-note text-muted">
        {words.moreBefore}
        {layout.more}
        {words.moreAfter}
      </p>
      <div className="mt-3 grid gap-4 text-note wrap-anywhere sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="min-w-0 rounded-panel border bg-paper p-4">
          <p className="text-sm text-muted">{words.onComputer}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 border-b pb-2 font-medium">
            {entries.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <div className="grid grid-cols-3 gap-3 pt-2 text-sm">
            {columns.map(({ title, entries: own }) => (
              <div key={title}>
                <p className="text-muted">{title}</p>
                <Labels of={own} />
              </div>
            ))}
          </div>
        </div>
        <div className="min-w-0 rounded-panel border bg-paper p-4">
          <p className="text-sm text-muted">{words.onPhone}</p>
          <Labels of={all} />
        </div>
      </div>
    </section>
  )
}

function Labels({ of: entries }: { of: readonly { to: string; label: string }[] }) {
  return (
    <ul>
      {entries.map(({ to, label }) => (
        <li key={to} className="border-b py-1 font-medium last:border-0">
          {label}
        </li>
      ))}
    </ul>
  )
}

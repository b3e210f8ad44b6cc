import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = {
  title: string
  /** Second line: who decides, which banks, or the reason why it is unavailable. */
  note?: ReactNode
  /** At the right: the price. */
  aside?: ReactNode
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'title'>

const row =
  'flex min-h-14 cursor-pointer items-center gap-3 border-b px-3 py-3 has-checked:bg-sky has-checked:text-ink ' +
  'has-disabled:cursor-not-allowed has-disabled:text-off-text has-focus-visible:outline-3 ' +
  'has-focus-visible:-outline-offset-3 has-focus-visible:outline-blue'

/** Choice of a group, as a row that can be clicked anywhere. */
export function ChoiceRow({ title, note, aside, ...rest }: ChoiceProps) {
  return (
    <label className={row}>
      <input {...rest} type="radio" className="size-6 flex-none accent-blue outline-none" />
      <ChoiceWords title={title} note={note} aside={aside} />
    </label>
  )
}

/** Title, note and price of a choice; long ones wrap. */
export function ChoiceWords({ title, note, aside }: Pick<ChoiceProps, 'title' | 'note' | 'aside'>) {
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-x-4 leading-snug sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">{title}</span>
        {note && (
          <span className="block text-sm text-muted in-[label:has(:disabled)]:text-off-text">{note}</span>
        )}
      </span>
      {aside && <span className="text-note figures">{aside}</span>}
    </span>
  )
}

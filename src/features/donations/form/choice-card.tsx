import type { ComponentProps, ReactNode } from 'react'

type ChoiceCardProps = {
  title: string
  /** Second line: price, or the reason why it is unavailable. */
  note?: ReactNode
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'title'>

/** Choice of a group, as a card that can be clicked anywhere. */
export function ChoiceCard({ title, note, ...rest }: ChoiceCardProps) {
  return (
    <label className="flex min-h-14 cursor-pointer gap-2.5 rounded-control border border-control bg-paper px-3 py-3 sm:gap-3 sm:px-4 has-checked:border-blue has-checked:bg-sky has-checked:ring-1 has-checked:ring-blue has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-kain has-disabled:text-off-text has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-blue">
      <input {...rest} type="radio" className="size-6 flex-none accent-blue outline-none" />
      <span className="min-w-0 leading-snug max-sm:text-note">
        <span className="block font-semibold">{title}</span>
        {note && (
          <span className="block text-xs text-muted sm:text-sm in-[label:has(:disabled)]:text-off-text">
            {note}
          </span>
        )}
      </span>
    </label>
  )
}

import type { ComponentProps, ReactNode } from 'react'

type ChoiceProps = {
  title: string
  /** Second line: who decides, which banks, or the reason why it is unavailable. */
  note?: ReactNode
  /** Words at the right: the price. */
  aside?: ReactNode
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'title'>

/** Choice of a group, as a row that can be clicked anywhere. */
export function ChoiceRow({ title, note, aside, ...rest }: ChoiceProps) {
  return (
    <label className="choice">
      <input {...rest} type="radio" />
      <ChoiceWords title={title} note={note} aside={aside} />
    </label>
  )
}

/** Title, note and price of a choice; long ones wrap. */
export function ChoiceWords({ title, note, aside }: Pick<ChoiceProps, 'title' | 'note' | 'aside'>) {
  return (
    <span className="choice-words">
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {aside && <span>{aside}</span>}
    </span>
  )
}

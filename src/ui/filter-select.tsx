import { type ChangeEvent, type ReactNode, useId } from 'react'
import { useSubmit } from 'react-router'
import { Icon } from './icon.tsx'

/** Style of a filter's field, whose label is inside or visually hidden. */
export const filterBox =
  'h-12 w-full rounded-control border border-control bg-paper focus-visible:border-blue focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-blue/30'

type FilterSelectProps = { label: string; name: string; value: string; children: ReactNode }

/** A select in a GET form that filters a list. Submits at once with script; without, the form needs a button. */
export function FilterSelect({ label, name, value, children }: FilterSelectProps) {
  const id = useId()
  const submit = useSubmit()
  const send = (event: ChangeEvent<HTMLSelectElement>) => void submit(event.currentTarget.form)
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        onChange={send}
        className={`${filterBox} appearance-none truncate pr-9 pl-3 sm:pr-11 sm:pl-3.5`}
      >
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-2.5 sm:right-3.5" />
    </div>
  )
}

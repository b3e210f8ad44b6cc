import { Form } from 'react-router'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import * as words from './words.id.ts'

type SearchBoxProps = {
  /** Path of the form; the words are sent as `q`. */
  action: string
  value: string
  /** Placeholder and accessible name. */
  label: string
  clearTo: string
  /** Current filters, sent with the words. */
  also?: Record<string, string>
  id?: string
}

/** A plain GET form. Works without script; the clear button is a link to the list without the words. */
export function SearchBox({ action, value, label, clearTo, also = {}, id = 'cari' }: SearchBoxProps) {
  return (
    <Form
      role="search"
      action={action}
      className="relative flex h-12 items-center rounded-control border border-control bg-paper focus-within:border-blue focus-within:outline-3 focus-within:outline-blue/30"
    >
      {Object.entries(also).map(([name, kept]) => (
        <input key={name} type="hidden" name={name} value={kept} />
      ))}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <button
        type="submit"
        aria-label={words.search}
        className="grid size-11 flex-none place-items-center pl-1 text-muted"
      >
        <Icon name="search" />
      </button>
      <input
        key={value}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={value}
        placeholder={label}
        className="h-full min-w-0 flex-1 appearance-none bg-transparent pr-3.5 outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <Link
          to={clearTo}
          aria-label={words.clearSearch}
          className="grid size-11 flex-none place-items-center"
        >
          <Icon name="x" />
        </Link>
      )}
    </Form>
  )
}

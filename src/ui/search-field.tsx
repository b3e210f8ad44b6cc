import { filterBox } from './filter-select.tsx'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import * as words from './words.id.ts'

type SearchFieldProps = { value: string; label: string; clearTo: string }

/** The search field `q` in a form of several filters; `SearchBox` is a form of its own. */
export function SearchField({ value, label, clearTo }: SearchFieldProps) {
  return (
    <div className="relative">
      <label htmlFor="cari" className="sr-only">
        {label}
      </label>
      <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
      <input
        id="cari"
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={value}
        maxLength={200}
        placeholder={label}
        className={`${filterBox} appearance-none pr-12 pl-11 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden`}
      />
      {value && (
        <Link
          to={clearTo}
          aria-label={words.clearSearch}
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center"
        >
          <Icon name="x" />
        </Link>
      )}
    </div>
  )
}

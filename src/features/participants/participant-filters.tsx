import { type ChangeEvent, type ReactNode, useId } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { addressOf, type Chosen } from './chosen.ts'

type FiltersProps = { chosen: Chosen; regions: readonly { id: number; name: string }[] }

const box =
  'h-12 w-full rounded-control border border-control bg-paper focus-visible:border-blue focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-blue/30'

/** A plain GET form; with script a choice is sent at once. */
export function ParticipantFilters({ chosen, regions }: FiltersProps) {
  return (
    <Form
      key={JSON.stringify(chosen)}
      role="search"
      action={paths.participants}
      className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_17rem_13rem_auto]"
    >
      <div className="relative max-lg:col-span-2">
        <label htmlFor="cari" className="sr-only">
          Cari nama lembaga
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
        <input
          id="cari"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={chosen.q}
          maxLength={200}
          placeholder="Cari nama lembaga"
          className={`${box} appearance-none pr-12 pl-11 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden`}
        />
        {chosen.q && (
          <Link
            to={addressOf({ ...chosen, q: '' })}
            aria-label="Hapus pencarian"
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center"
          >
            <Icon name="x" />
          </Link>
        )}
      </div>
      <Choice label="Region" name="region" value={chosen.region}>
        <option value="">Semua region</option>
        {regions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Urutan" name="sort" value={chosen.sort}>
        <option value="">{chosen.q ? 'Paling cocok' : 'Nama A–Z'}</option>
        {chosen.q && <option value="title">Nama A–Z</option>}
        <option value="-title">Nama Z–A</option>
      </Choice>
      <div className="max-lg:col-span-2">
        <Button type="submit">Cari</Button>
      </div>
    </Form>
  )
}

type ChoiceProps = { label: string; name: string; value: string; children: ReactNode }

function Choice({ label, name, value, children }: ChoiceProps) {
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
        className={`${box} appearance-none truncate pr-9 pl-3 sm:pr-11 sm:pl-3.5`}
      >
        {children}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-2.5 sm:right-3.5" />
    </div>
  )
}

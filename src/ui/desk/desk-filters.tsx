import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '../button.tsx'

type DeskFiltersProps = {
  action: string
  /** Everything chosen now, so that a new address fills the fields anew. */
  chosen: Readonly<Record<string, string>>
  /** What the fields do not show but must not be lost: the order of the rows. */
  also?: Readonly<Record<string, string>>
  /** The list without filters; null where nothing is narrowed. */
  clearTo: string | null
  /** `Field` and `SelectField`s, each as wide as the grid has it. */
  children: ReactNode
}

/** What a list at the desk is narrowed to: a plain GET form, so that the address holds it and no script is needed. */
export function DeskFilters({ action, chosen, also = {}, clearTo, children }: DeskFiltersProps) {
  return (
    <Form
      key={JSON.stringify(chosen)}
      role="search"
      action={action}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] items-end gap-x-3.5 gap-y-3"
    >
      {Object.entries(also).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="outline">
          Saring
        </Button>
        {clearTo && (
          <Link to={clearTo} className="link inline-flex min-h-11 items-center text-note">
            Hapus saringan
          </Link>
        )}
      </div>
    </Form>
  )
}

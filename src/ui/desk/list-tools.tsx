import { Form } from 'react-router'
import { Button, ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { type Column, shownColumns } from './desk-column.ts'
import { fileHref, type ListPlan, type ListView } from './list-plan.ts'

type ListToolsProps<Row> = {
  plan: ListPlan
  view: ListView
  columns: readonly Column<Row>[]
  /** Export formats of the list. */
  formats?: readonly string[] | undefined
}

/** Toolbar above the rows: column selection and export. */
export function ListTools<Row>({ plan, view, columns, formats = ['csv'] }: ListToolsProps<Row>) {
  const named = columns.filter(({ name }) => name)
  if (!named.length && !plan.csv) return null
  return (
    <div className="flex flex-wrap items-start justify-end gap-2.5">
      {plan.csv &&
        formats.map((format) => (
          <ButtonLink
            key={format}
            to={fileHref(plan, view, format)}
            reloadDocument
            variant="outline"
            size={44}
          >
            <Icon name="download" />
            {format.toUpperCase()}
          </ButtonLink>
        ))}
      {named.length > 0 && <ColumnChoice plan={plan} view={view} columns={columns} />}
    </div>
  )
}

/** Column selection: a GET form in a fold, so that the address holds it and no script is needed. */
function ColumnChoice<Row>({ plan, view, columns }: Omit<ListToolsProps<Row>, 'formats'>) {
  const shown = shownColumns(columns, view.columns)
  const kept = { ...view.chosen, ...view.also, sort: view.sort }
  return (
    <details key={view.columns.join()} className="group relative max-md:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-control border border-control bg-paper px-4 text-note font-semibold hover:bg-kain">
        <Icon name="table" />
        Kolom
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <Form
        action={plan.path}
        className="absolute right-0 z-20 mt-2 w-64 rounded-panel border bg-paper p-4 float-shadow"
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <fieldset>
          <legend className="text-note font-semibold">Kolom yang tampil</legend>
          {columns.map(({ name, title }) =>
            name ? (
              <label key={name} className="flex min-h-11 items-center gap-3 text-note">
                <input
                  type="checkbox"
                  name="kolom"
                  value={name}
                  defaultChecked={shown.some((column) => column.name === name)}
                  className="size-5 flex-none accent-blue"
                />
                {title}
              </label>
            ) : null,
          )}
        </fieldset>
        <div className="mt-2">
          <Button type="submit" size={44} wide>
            Tampilkan
          </Button>
        </div>
      </Form>
    </details>
  )
}

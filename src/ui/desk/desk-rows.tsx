import { useRef } from 'react'
import { type Bulk, BulkBar, BulkOutcome, bulkFormId, usePicked } from './bulk-bar.tsx'
import { type Column, shownColumns } from './desk-column.ts'
import { DeskTable } from './desk-table.tsx'
import { ListKeyHints } from './list-keys.tsx'
import { hrefOf, type ListPlan, type ListView } from './list-plan.ts'
import * as words from './words.id.ts'

export type DeskRowsProps<Row> = {
  plan: ListPlan
  view: ListView
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  bulk?: Bulk<Row> | undefined
}

/** Rows of a list: a table with keyboard navigation and, where rows can be selected, bulk actions. */
export function DeskRows<Row>({ plan, view, columns, rows, keyOf, bulk, caption }: DeskRowsProps<Row>) {
  const list = useRef<HTMLDivElement>(null)
  const { count, recount, pickAll } = usePicked(list, rows, bulk?.answer)
  return (
    <>
      {bulk?.answer && (
        <div className="mb-4">
          <BulkOutcome
            answer={bulk.answer}
            acts={bulk.acts}
            noun={plan.noun}
            names={new Map(rows.map((row) => [String(keyOf(row)), bulk.nameOf(row)]))}
          />
        </div>
      )}
      {bulk && <BulkBar count={count} acts={bulk.acts} answer={bulk.answer} fields={bulk.fields} />}
      <div ref={list} onInput={recount}>
        <DeskTable
          caption={caption}
          columns={shownColumns(columns, view.columns)}
          rows={rows}
          keyOf={keyOf}
          order={
            plan.sort
              ? { current: view.sort || plan.sort, hrefFor: (sort) => hrefOf(plan, view, { sort }) }
              : undefined
          }
          pick={
            bulk && {
              all: <PickAll count={count} of={rows.length} pickAll={pickAll} />,
              of: (row) => <Pick value={keyOf(row)} name={bulk.nameOf(row)} />,
            }
          }
        />
      </div>
      <ListKeyHints canPick={bulk !== undefined} canSearch={plan.search !== undefined} />
    </>
  )
}

const box = 'grid size-11 -ml-3 cursor-pointer place-items-center'

function Pick({ value, name }: { value: string | number; name: string }) {
  return (
    <label className={box}>
      <span className="sr-only">{words.pickRow(name)}</span>
      <input type="checkbox" name="pilih" value={value} form={bulkFormId} className="size-5 accent-blue" />
    </label>
  )
}

type PickAllProps = { count: number; of: number; pickAll: (isPicked: boolean) => void }

function PickAll({ count, of, pickAll }: PickAllProps) {
  return (
    <label className={`${box} [@media(scripting:none)]:invisible`}>
      <span className="sr-only">{words.pickAll}</span>
      <input
        type="checkbox"
        checked={count > 0 && count === of}
        onChange={({ target }) => pickAll(target.checked)}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < of
        }}
        className="size-5 accent-blue"
      />
    </label>
  )
}

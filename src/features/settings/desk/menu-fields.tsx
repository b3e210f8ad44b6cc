import { useEffect, useRef, useState } from 'react'
import { valuesOf } from '#src/browser/form-values.ts'
import { Button } from '#src/ui/button.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { MenuPreview } from './menu-preview.tsx'
import { DropPlace, RowFields, type Step } from './menu-row.tsx'
import { neighbour, previewOf, readRows, rowsOf, sections } from './menu-rows.ts'
import type { MenuWire } from './schema.ts'
import * as words from './words.id.ts'

type MenuFieldsProps = {
  menu: MenuWire
  values: Values
  titleOf: (to: string) => string
  /** Refusal that belongs to no single row. */
  trouble: string | undefined
  /** Row that was moved or added last; null after one has left. */
  focusAt: number | null | undefined
  /** Does a step in the browser; without script its button sends the form. */
  move: (form: HTMLFormElement, step: string) => void
}

/** Rows of both menus, a new row, and what readers will see. */
export function MenuFields({ menu, values, titleOf, trouble, focusAt, move }: MenuFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<Values>()
  const last = useRef('')
  const rows = readRows(values)
  const moved = focusAt === null || focusAt === undefined ? undefined : rows[focusAt]
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values are another step
  useEffect(() => {
    setTyped(undefined)
    if (focusAt !== undefined) focusAfter(box.current, last.current, focusAt)
  }, [values, focusAt])
  const step = (form: HTMLFormElement, what: string) => {
    last.current = what.split('-')[0]!
    // Steps are unsaved changes as typing is.
    box.current?.dispatchEvent(new Event('input', { bubbles: true }))
    move(form, what)
  }
  return (
    <div ref={box} onInput={() => setTyped(valuesOf(box.current!.closest('form')!))} className="grid gap-7">
      {/* Enter in a field saves, and is not the first button of a row. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {words.save}
      </button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
      <p role="status" className="sr-only">
        {moved &&
          words.movedTo(
            moved.label || words.newLink,
            titleOfSection(moved.menu, values),
            placeOf(rows, focusAt!),
          )}
      </p>
      {sections.map((section) => (
        <Section key={section} section={section} menu={menu} values={values} step={step} />
      ))}
      <NewRow menu={menu} values={values} step={step} />
      <MenuPreview {...previewOf(typed ?? values, titleOf)} />
    </div>
  )
}

const placeOf = (rows: ReturnType<typeof readRows>, at: number) =>
  rowsOf(rows, rows[at]!.menu).findIndex((row) => row.at === at) + 1

/** Puts the focus on the button that was used, in its row's new place; on the label of a new row. */
function focusAfter(box: HTMLElement | null, verb: string, at: number | null) {
  const wanted = verb === 'add' ? [`#label-${at}`] : [`#${verb}-${at}`, `#up-${at}`, `#down-${at}`]
  const all = at === null ? ['#add-page'] : wanted
  all
    .map((one) => box?.querySelector<HTMLElement>(`${one}:not(:disabled)`))
    .find(Boolean)
    ?.focus()
}

const titleOfSection = (section: string, values: Values) =>
  section === 'main'
    ? words.mainMenu
    : words.aboutMenu(values[`title-${section}`] || words.columnNumber(Number(section) + 1))

type SectionProps = { section: string; menu: MenuWire; values: Values; step: Step }

/** Entries of the main menu or of one column; rows can be dropped on them. */
function Section({ section, menu, values, step }: SectionProps) {
  const own = rowsOf(readRows(values), section)
  return (
    <section aria-label={titleOfSection(section, values)} className="border-t-2 border-ink pt-4">
      {section === 'main' ? (
        <h2 className="text-[1.125rem] font-semibold">{words.mainMenu}</h2>
      ) : (
        <div className="max-w-80">
          <DeskField name={`title-${section}`} label={words.columnName(Number(section) + 1)} maxLength={40} />
        </div>
      )}
      <ul className="mt-2">
        {own.map(({ at, ...row }, place) => (
          // Fields keep what is typed: a row that moved needs new ones.
          <DropPlace key={JSON.stringify([at, row])} place={at} section={section} step={step}>
            <RowFields
              at={at}
              row={row}
              isFirst={place === 0 && !neighbour(section, -1)}
              isLast={place === own.length - 1 && !neighbour(section, 1)}
              isKnown={menu.pages.some(({ to }) => to === row.to)}
              step={step}
            />
            {menu.unreadable.includes(row.to) && (
              <div className="mt-2">
                <Notice tone="warn">{words.pageUnpublished}</Notice>
              </div>
            )}
          </DropPlace>
        ))}
        {own.length === 0 && (
          <DropPlace place={0} section={section} step={step}>
            <p className="text-note text-muted">{words.noLinks}</p>
          </DropPlace>
        )}
      </ul>
    </section>
  )
}

/** Adds a page, or an empty row for an address of one's own. */
function NewRow({ menu, values, step }: Omit<SectionProps, 'section'>) {
  const pages = menu.pages.map(({ to, title }) => ({ value: to, label: title }))
  const menus = sections.map((section) => ({ value: section, label: titleOfSection(section, values) }))
  return (
    <DeskGroup title={words.addLink}>
      <DeskSelect
        name="add-page"
        id="add-page"
        label={words.whereTo}
        choices={pages}
        empty={words.ownAddress}
      />
      <DeskSelect name="add-menu" label={words.inMenu} choices={menus} />
      <div>
        <Button
          type="submit"
          name="step"
          value="add"
          variant="outline"
          size={44}
          onClick={(event) => {
            event.preventDefault()
            step(event.currentTarget.form!, 'add')
          }}
        >
          <Icon name="plus" />
          {words.add}
        </Button>
      </div>
    </DeskGroup>
  )
}

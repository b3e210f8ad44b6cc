import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { valuesOf } from '#src/browser/form-values.ts'
import { Button } from '#src/ui/button.tsx'
import { DeskCheckbox, DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { useDeskField } from '#src/ui/desk/desk-form.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { MenuPreview } from './menu-preview.tsx'
import { neighbour, previewOf, readRows, rowsOf, sections } from './menu-rows.ts'
import type { MenuWire } from './schema.ts'

type MenuFieldsProps = {
  menu: MenuWire
  values: Values
  titleOf: (to: string) => string
  /** Row that was moved or added last; null after one has left. */
  focusAt: number | null | undefined
  /** Does a step in the browser; without script its button sends the form. */
  move: (form: HTMLFormElement, step: string) => void
}

/** Rows of both menus, a new row, and what readers will see. */
export function MenuFields({ menu, values, titleOf, focusAt, move }: MenuFieldsProps) {
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
        Simpan
      </button>
      <p role="status" className="sr-only">
        {moved &&
          `${moved.label || 'Tautan baru'}: ${titleOfSection(moved.menu, values)}, urutan ${placeOf(rows, focusAt!)}`}
      </p>
      {sections.map((section) => (
        <Section key={section} {...{ section, menu, values, step }} />
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
    ? 'Menu utama'
    : `Menu About, ${values[`title-${section}`] || `kolom ${Number(section) + 1}`}`

type Step = (form: HTMLFormElement, what: string) => void
type SectionProps = { section: string; menu: MenuWire; values: Values; step: Step }

/** Entries of the main menu or of one column; rows can be dropped on them. */
function Section({ section, menu, values, step }: SectionProps) {
  const own = rowsOf(readRows(values), section)
  return (
    <section aria-label={titleOfSection(section, values)} className="border-t-2 border-ink pt-4">
      {section === 'main' ? (
        <h2 className="text-[1.125rem] font-semibold">Menu utama</h2>
      ) : (
        <div className="max-w-80">
          <DeskField
            name={`title-${section}`}
            label={`Menu About, nama kolom ${Number(section) + 1}`}
            maxLength={40}
          />
        </div>
      )}
      <ul className="mt-2">
        {own.map(({ at, ...row }, place) => (
          // Fields keep what is typed: a row that moved needs new ones.
          <DropPlace key={JSON.stringify([at, row])} place={at} section={section} step={step}>
            <RowFields
              at={at}
              label={row.label}
              isFirst={place === 0 && !neighbour(section, -1)}
              isLast={place === own.length - 1 && !neighbour(section, 1)}
              isKnown={menu.pages.some(({ to }) => to === row.to)}
              step={step}
            />
            {menu.unreadable.includes(row.to) && (
              <div className="mt-2">
                <Notice tone="warn">
                  Halaman ini sedang tidak terbit, jadi pembaca tidak menemukannya. Terbitkan lagi,
                  sembunyikan, atau keluarkan dari menu.
                </Notice>
              </div>
            )}
          </DropPlace>
        ))}
        {own.length === 0 && (
          <DropPlace place={0} section={section} step={step}>
            <p className="text-note text-muted">
              Belum ada tautan di sini. Kolom yang kosong tidak tampil di situs.
            </p>
          </DropPlace>
        )}
      </ul>
    </section>
  )
}

type DropPlaceProps = { place: number; section: string; step: Step; children: ReactNode }
const DRAGGED = 'text/x-menu-row'

/** An entry of a list onto which a row can be dragged, to take its place. */
function DropPlace({ place, section, step, children }: DropPlaceProps) {
  const mark = (event: DragEvent<HTMLElement>, isOver: boolean) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    event.currentTarget.toggleAttribute('data-over', isOver)
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    mark(event, false)
    const from = event.dataTransfer.getData(DRAGGED)
    if (from) step(event.currentTarget.closest('form')!, `put-${from}-${place}-${section}`)
  }
  const begin = ({ dataTransfer, target, currentTarget }: DragEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement && target.draggable)) return
    dataTransfer.setData(DRAGGED, String(place))
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setDragImage(currentTarget, 0, 0)
  }
  return (
    <li
      onDragStart={begin}
      onDragOver={(event) => mark(event, true)}
      onDragLeave={(event) => mark(event, false)}
      onDrop={drop}
      className="border-b py-3 data-over:bg-sky"
    >
      {children}
    </li>
  )
}

type RowFieldsProps = {
  at: number
  label: string
  isFirst: boolean
  isLast: boolean
  isKnown: boolean
  step: Step
}

/** Fields and buttons of an entry: label, address, whether it is shown, and its place. */
function RowFields({ at, label, isFirst, isLast, isKnown, step }: RowFieldsProps) {
  const isLive = useIsLive()
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 [&_label]:font-normal">
      {isLive && handle}
      <div className="min-w-0 grow basis-52">
        <DeskField name={`label-${at}`} label="Tulisan" maxLength={60} />
      </div>
      <div className="min-w-0 grow basis-52">
        <DeskField
          name={`to-${at}`}
          label="Alamat"
          maxLength={300}
          readOnly={isKnown}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <input type="hidden" name={`menu-${at}`} value={useDeskField(`menu-${at}`).value} />
      <div className="flex basis-full flex-wrap items-center gap-x-2">
        <div className="mr-auto">
          <DeskCheckbox name={`show-${at}`} label="Tampil di situs" />
        </div>
        <StepButton verb="up" icon="arrow-up" words={`Naikkan ${label}`} {...{ at, step }} isOff={isFirst} />
        <StepButton
          verb="down"
          icon="arrow-down"
          words={`Turunkan ${label}`}
          {...{ at, step }}
          isOff={isLast}
        />
        <StepButton verb="drop" icon="x" words={`Keluarkan ${label}`} {...{ at, step }} />
      </div>
    </div>
  )
}

/** What the pointer drags a row by; keys use the buttons. */
const handle = (
  <span
    draggable
    title="Seret untuk memindahkan"
    className="mt-7 grid h-12 w-6 flex-none cursor-grab place-items-center text-muted pointer-coarse:hidden"
  >
    <Icon name="grip-vertical" />
  </span>
)

type StepButtonProps = {
  verb: string
  at: number
  icon: IconName
  words: string
  step: Step
  isOff?: boolean
}

function StepButton({ verb, at, icon, words, step, isOff = false }: StepButtonProps) {
  return (
    <button
      type="submit"
      id={`${verb}-${at}`}
      name="step"
      value={`${verb}-${at}`}
      aria-label={words}
      title={words}
      disabled={isOff}
      onClick={(event) => {
        event.preventDefault()
        step(event.currentTarget.form!, event.currentTarget.value)
      }}
      className="grid size-11 place-items-center rounded-control border border-control bg-paper hover:bg-kain disabled:border-transparent disabled:bg-transparent disabled:text-off-text"
    >
      <Icon name={icon} />
    </button>
  )
}

/** Adds a page, or an empty row for an address of one's own. */
function NewRow({ menu, values, step }: Omit<SectionProps, 'section'>) {
  const pages = menu.pages.map(({ to, title }) => ({ value: to, label: title }))
  const menus = sections.map((section) => ({ value: section, label: titleOfSection(section, values) }))
  return (
    <DeskGroup title="Tambah tautan">
      <DeskSelect name="add-page" id="add-page" label="Ke mana" choices={pages} empty="Alamat sendiri" />
      <DeskSelect name="add-menu" label="Di menu" choices={menus} />
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
          Tambahkan
        </Button>
      </div>
    </DeskGroup>
  )
}

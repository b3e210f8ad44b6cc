import type { DragEvent, ReactNode } from 'react'
import { DeskCheckbox, DeskField } from '#src/ui/desk/desk-fields.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import type { rowsOf } from './menu-rows.ts'
import * as words from './words.id.ts'

/** Does a step of the form in the browser. */
export type Step = (form: HTMLFormElement, what: string) => void

type DropPlaceProps = { place: number; section: string; step: Step; children: ReactNode }
const DRAGGED = 'text/x-menu-row'

/** An entry of a list onto which a row can be dragged, to take its place. */
export function DropPlace({ place, section, step, children }: DropPlaceProps) {
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
      className="border-b py-2.5 data-over:bg-sky"
    >
      {children}
    </li>
  )
}

type RowFieldsProps = {
  at: number
  row: Omit<ReturnType<typeof rowsOf>[number], 'at'>
  isFirst: boolean
  isLast: boolean
  isKnown: boolean
  step: Step
}

/** Fields and buttons of an entry: label, address, whether it is shown, and its place. */
export function RowFields({ at, row, isFirst, isLast, isKnown, step }: RowFieldsProps) {
  const isLive = useIsLive()
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
      {isLive && handle}
      <div className="min-w-0 grow basis-40 [&_label]:sr-only">
        <DeskField name={`label-${at}`} label={words.text} maxLength={row.menu === 'main' ? 30 : 60} />
      </div>
      {isKnown && <p className="basis-full text-sm wrap-anywhere text-muted sm:hidden">{row.to}</p>}
      <div
        className={`min-w-0 grow basis-40 [&_label]:sr-only ${isKnown ? 'max-sm:hidden' : 'max-sm:basis-full'}`}
      >
        <DeskField
          name={`to-${at}`}
          label={words.address}
          maxLength={300}
          readOnly={isKnown}
          placeholder={words.addressExample}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <input type="hidden" name={`menu-${at}`} value={row.menu} />
      <div className="flex items-center gap-x-1 max-sm:basis-full">
        <div className="mr-auto sm:pr-3">
          <DeskCheckbox name={`show-${at}`} label={words.isShown} />
        </div>
        <StepButton
          verb="up"
          icon="arrow-up"
          label={words.moveUp(row.label)}
          at={at}
          step={step}
          isOff={isFirst}
        />
        <StepButton
          verb="down"
          icon="arrow-down"
          label={words.moveDown(row.label)}
          at={at}
          step={step}
          isOff={isLast}
        />
        <StepButton verb="drop" icon="x" label={words.takeOut(row.label)} at={at} step={step} />
      </div>
    </div>
  )
}

/** Handle by which the pointer drags a row; keys use the buttons. */
const handle = (
  <span
    draggable
    title={words.dragToMove}
    className="-mr-2 grid h-12 w-6 flex-none cursor-grab place-items-center text-muted pointer-coarse:hidden"
  >
    <Icon name="grip-vertical" />
  </span>
)

type StepButtonProps = {
  verb: string
  at: number
  icon: IconName
  label: string
  step: Step
  isOff?: boolean
}

function StepButton({ verb, at, icon, label, step, isOff = false }: StepButtonProps) {
  return (
    <button
      type="submit"
      id={`${verb}-${at}`}
      name="step"
      value={`${verb}-${at}`}
      aria-label={label}
      title={label}
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

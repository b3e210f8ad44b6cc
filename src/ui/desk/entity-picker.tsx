import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { choiceName, type Entity, type EntityKind, entityText, numberIn } from '#src/wire/entity.ts'
import { Field } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { useIsLive } from '../use-is-live.ts'
import { type Finding, useEntities } from './use-entities.ts'
import * as deskWords from './words.id.ts'

type EntityPickerProps = {
  kind: EntityKind
  /** Rows for words that fit several, after the form was sent. */
  choices?: readonly Entity[] | undefined
} & Pick<
  ComponentProps<typeof Field>,
  'label' | 'name' | 'help' | 'error' | 'id' | 'required' | 'readOnly'
> & {
    defaultValue: string
  }

/**
 * The finder in a form: a text field that names one row ("Budi Santoso (#12)"). With script it is a combobox
 * (WAI-ARIA APG, list autocomplete); without, the answer to the form has the rows to choose from (`pickEntities`).
 */
export function EntityPicker({ kind, choices, ...field }: EntityPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const isLive = useIsLive()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(-1)
  /** Choices after which something else was written. */
  const [passed, setPassed] = useState<typeof choices>()
  const finding = useEntities(kind, words)
  const rows = finding?.rows ?? []
  const isOpen = rows.length > 0
  const look = (text: string) => {
    setActive(-1)
    setWords(numberIn(text) ? '' : text.trim())
  }
  const choose = (row: Entity) => {
    const box = input.current!
    box.value = entityText(row)
    // Others listen for what is written: the guard of unsaved input.
    box.dispatchEvent(new Event('input', { bubbles: true }))
    setPassed(choices)
    look(box.value)
  }
  const combobox = isLive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': active < 0 ? undefined : optionId(listId, active),
  }
  return (
    <div>
      <Field
        key={field.defaultValue}
        {...field}
        {...combobox}
        ref={input}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholders[kind]}
        after={<Icon name="search" className="text-muted" />}
        onChange={(event) => {
          setPassed(choices)
          look(event.currentTarget.value)
        }}
        onBlur={() => look('')}
        onKeyDown={(event) => {
          const step = stepOf(event, active, rows.length)
          if (step === null) return
          event.preventDefault()
          if (step === 'choose') choose(rows[active]!)
          else if (step === 'close') look('')
          else if (step === 'open') look(event.currentTarget.value)
          else setActive(step)
        }}
        below={
          finding && (
            <Found finding={finding} listId={listId} active={active} label={field.label} onChoose={choose} />
          )
        }
      />
      <p role="status" className="sr-only">
        {finding && wordsOf(finding)} {isOpen && deskWords.arrowHint}
      </p>
      {choices && choices.length > 0 && choices !== passed && <Choices name={field.name} choices={choices} />}
    </div>
  )
}

const placeholders: Record<EntityKind, string> = {
  person: deskWords.personExample,
  participant: deskWords.participantExample,
  question: deskWords.questionExample,
  event: deskWords.eventExample,
  gift: deskWords.giftExample,
}

const optionId = (listId: string, index: number) => `${listId}-${index}`

type Step = number | 'open' | 'close' | 'choose'

/** Row that a key makes active, by number, or null for none. Home and End move in the text first. */
function stepOf({ key, nativeEvent }: KeyboardEvent, active: number, count: number): Step | null {
  if (nativeEvent.isComposing) return null
  if (count === 0) return key === 'ArrowDown' ? 'open' : null
  const steps: Record<string, Step | null> = {
    ArrowDown: (active + 1) % count,
    ArrowUp: active <= 0 ? count - 1 : active - 1,
    Home: active < 0 ? null : 0,
    End: active < 0 ? null : count - 1,
    Enter: active < 0 ? null : 'choose',
    Escape: 'close',
  }
  return steps[key] ?? null
}

function wordsOf({ state, words, rows, hasMore }: Finding): string {
  if (state === 'busy') return deskWords.finding
  if (state === 'failed') return deskWords.searchFailed
  if (!rows.length) return deskWords.noMatch(words)
  if (hasMore) return deskWords.moreMatch(rows.length)
  return deskWords.matches(rows.length)
}

type FoundProps = {
  finding: Finding
  listId: string
  active: number
  label: string
  onChoose: (row: Entity) => void
}

function Found({ finding, listId, active, label, onChoose }: FoundProps) {
  const frame = useRef<HTMLDivElement>(null)
  const inView = active < 0 ? listId : optionId(listId, active)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows make the list longer
  useEffect(() => {
    const shown = document.getElementById(inView) ?? frame.current
    shown?.scrollIntoView({ block: 'nearest' })
  }, [inView, finding.rows])
  return (
    <div
      ref={frame}
      className="absolute inset-x-0 top-full z-20 mt-1 rounded-panel border bg-paper py-1 float-shadow"
    >
      {finding.rows.length > 0 && (
        <div id={listId} role="listbox" aria-label={label} className="max-h-80 overflow-y-auto">
          {finding.rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are those of its field
            <div
              key={row.key}
              id={optionId(listId, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(row)}
              className="min-h-11 cursor-pointer px-3.5 py-2 text-note wrap-anywhere hover:bg-sky aria-selected:bg-sky aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-blue"
            >
              <Row row={row} />
            </div>
          ))}
        </div>
      )}
      <p aria-hidden="true" className="px-3.5 py-1.5 text-sm text-muted wrap-anywhere">
        {wordsOf(finding)}
        {finding.rows.length > 0 && <span className="pointer-coarse:hidden"> {deskWords.arrowHint}</span>}
      </p>
    </div>
  )
}

const Row = ({ row: { key, title, detail } }: { row: Entity }) => (
  <>
    <bdi className="font-semibold">{title}</bdi>
    {key !== title && <span className="text-sm text-muted"> #{key}</span>}
    <span className="block text-sm text-muted">{detail}</span>
  </>
)

/** The rows as radio buttons; the first keeps what is written in the field. */
function Choices({ name, choices }: { name: string; choices: readonly Entity[] }) {
  const look = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 text-note'
  const radio = { type: 'radio', name: choiceName(name), className: 'size-6 flex-none accent-blue' }
  return (
    <fieldset className="mt-2 border-l-3 border-orange pl-3">
      <legend className="float-left text-sm font-semibold">{deskWords.whichOne}</legend>
      <div className="clear-both max-h-96 overflow-y-auto">
        {choices.map((row) => (
          <label key={row.key} className={look}>
            <input {...radio} value={entityText(row)} />
            <span className="min-w-0 wrap-anywhere">
              <Row row={row} />
            </span>
          </label>
        ))}
      </div>
      <label className={look}>
        <input {...radio} value="" defaultChecked />
        <span>{deskWords.noneOfThem}</span>
      </label>
    </fieldset>
  )
}

import { createContext, type ReactNode, use } from 'react'
import { useNavigation } from 'react-router'
import type { Entity } from '#src/wire/entity.ts'
import { Button } from '../button.tsx'
import { SentForm } from '../form.tsx'
import { Notice } from '../notice.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import type { DeskAnswer, Values } from './form-answer.ts'
import * as words from './words.id.ts'

type FormState = {
  values: Values
  errors: Record<string, string[]>
  choices: Record<string, readonly Entity[]>
  current: Values | undefined
  isStill: boolean
}

const FormContext = createContext<FormState>({
  values: {},
  errors: {},
  choices: {},
  current: undefined,
  isStill: false,
})

/** State of the field of this name: the rejected input, else the stored value; and a conflicting value. */
export function useDeskField(name: string) {
  const { values, errors, choices, current, isStill } = use(FormContext)
  const value = values[name] ?? ''
  const other = current?.[name]
  return {
    value,
    isStill,
    error: errors[name]?.[0],
    choices: choices[name],
    /** Undefined without a conflicting change. */
    other: other === value ? undefined : other,
  }
}

type DeskFormProps = {
  /** Answer to this form; the page's action distinguishes its forms by `intent`. */
  answer: DeskAnswer | undefined
  /** Initial values. */
  start: Values
  /** Hidden fields: the version, or the idempotency key of a new one. */
  hidden?: Values
  /** Sent as `intent`; omitted where the page has one form. */
  intent?: string
  /** Page that handles the form, if it is another. */
  action?: string
  button?: string
  busyLabel?: string
  /** Style of the button: red for a destructive action. */
  variant?: 'blue' | 'destroy'
  /** A second form of a page: without a warning about unsaved input. The router supports one blocker at a time. */
  isUnguarded?: true
  /** Further links or buttons beside the button. */
  further?: ReactNode
  /** Read-only. */
  isStill?: boolean
  /** As wide as the page, for fields beside something else. */
  isWide?: true
  children: ReactNode
}

/**
 * The one form of the desk. Its fields find their value, error and conflicting value by name; leaving with unsaved
 * input needs a confirmation.
 */
export function DeskForm(props: DeskFormProps) {
  const { answer, start, hidden = {}, intent, action, isStill = false, children } = props
  const current = answer?.current
  const values = answer?.values ?? start
  const sent = {
    ...(intent && { intent }),
    ...hidden,
    // The key stays that of the first submission; saving again after a conflict is intended.
    ...(answer?.values.idempotency_key && { idempotency_key: answer.values.idempotency_key }),
    ...(current?.version && { version: current.version }),
  }
  const form = (
    <SentForm
      answer={answer}
      {...(action && { action })}
      className={`grid grid-cols-1 gap-5 ${props.isWide ? '' : 'max-w-170'}`}
    >
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {current && <ChangedMeanwhile values={values} current={current} />}
      <FormContext
        value={{
          values,
          errors: answer?.errors ?? {},
          choices: answer?.choices ?? {},
          current,
          isStill,
        }}
      >
        {children}
      </FormContext>
      {!isStill && <Buttons {...props} />}
    </SentForm>
  )
  // Another version remounts the fields.
  if (props.isUnguarded) return <div key={hidden.version}>{form}</div>
  return <UnsavedGuard key={hidden.version}>{form}</UnsavedGuard>
}

function Buttons({
  button = words.save,
  busyLabel = words.saving,
  variant = 'blue',
  intent,
  further,
}: DeskFormProps) {
  const { state, formData } = useNavigation()
  const isMine =
    state !== 'idle' && formData !== undefined && (formData.get('intent') ?? undefined) === intent
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" variant={variant} busy={isMine} busyLabel={busyLabel}>
        {button}
      </Button>
      {further}
    </div>
  )
}

/** An edit conflict: below each field that differs is the stored value. */
function ChangedMeanwhile({ values, current }: { values: Values; current: Values }) {
  const differ = Object.keys(current).filter(
    (name) => name !== 'version' && current[name] !== (values[name] ?? ''),
  )
  return (
    <Notice tone="bad">
      {words.changedMeanwhile} {differ.length > 0 && words.storedIsBelow}
      {words.yoursWillCount}
    </Notice>
  )
}

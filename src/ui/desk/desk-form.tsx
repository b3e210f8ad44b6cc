import { createContext, type ReactNode, use } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '../button.tsx'
import { SentForm } from '../form.tsx'
import { Notice } from '../notice.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import type { DeskAnswer, Values } from './form-answer.ts'

type FormState = {
  values: Values
  errors: Record<string, string[]>
  current: Values | undefined
  isStill: boolean
}

const FormContext = createContext<FormState>({ values: {}, errors: {}, current: undefined, isStill: false })

/** What the field of this name shows: what was refused, else what stands there; and what somebody else put there. */
export function useDeskField(name: string) {
  const { values, errors, current, isStill } = use(FormContext)
  const value = values[name] ?? ''
  const other = current?.[name]
  return {
    value,
    isStill,
    error: errors[name]?.[0],
    /** Undefined where nobody changed it meanwhile. */
    other: other === value ? undefined : other,
  }
}

type DeskFormProps = {
  /** Of this form; the page's action tells its forms apart by `intent`. */
  answer: DeskAnswer | undefined
  /** What stands in the fields while nothing was refused. */
  start: Values
  /** Fields that nobody sees: the version, or the key of a new one. */
  hidden?: Values
  /** Goes along as `intent`; left out where the page has one form. */
  intent?: string
  /** The page that takes what is sent, where it is another. */
  action?: string
  button?: string
  busyLabel?: string
  /** Of the button: red where it destroys. */
  variant?: 'blue' | 'destroy'
  /** A second form of a page: whoever leaves it is not asked. The router holds one question at a time. */
  isUnguarded?: true
  /** Beside the button: other ways on. */
  further?: ReactNode
  /** Shows without letting anything be changed. */
  isStill?: boolean
  children: ReactNode
}

/**
 * The one form of the desk. Its fields know by their names what stands in them, what was refused and why, and what
 * somebody else saved meanwhile; whoever leaves with something unsaved is asked first.
 */
export function DeskForm(props: DeskFormProps) {
  const { answer, start, hidden = {}, intent, action, isStill = false, children } = props
  const current = answer?.current
  const values = answer?.values ?? start
  const sent = {
    ...(intent && { intent }),
    ...hidden,
    // A key stays with what was sent first; saving again after a stale edit is meant.
    ...(answer?.values.idempotency_key && { idempotency_key: answer.values.idempotency_key }),
    ...(current?.version && { version: current.version }),
  }
  const form = (
    <SentForm answer={answer} {...(action && { action })} className="grid max-w-170 grid-cols-1 gap-5">
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {current && <ChangedMeanwhile values={values} current={current} />}
      <FormContext value={{ values, errors: answer?.errors ?? {}, current, isStill }}>{children}</FormContext>
      {!isStill && <Buttons {...props} />}
    </SentForm>
  )
  // Another version is another text: its fields begin anew.
  if (props.isUnguarded) return <div key={hidden.version}>{form}</div>
  return <UnsavedGuard key={hidden.version}>{form}</UnsavedGuard>
}

function Buttons({
  button = 'Simpan',
  busyLabel = 'Menyimpan',
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

/** Somebody else was quicker. Below each field that differs stands what is stored now. */
function ChangedMeanwhile({ values, current }: { values: Values; current: Values }) {
  const differ = Object.keys(current).filter(
    (name) => name !== 'version' && current[name] !== (values[name] ?? ''),
  )
  return (
    <Notice tone="bad">
      Orang lain menyimpan perubahan sementara halaman ini terbuka. Isian Anda tidak hilang.{' '}
      {differ.length > 0 && 'Di bawah tiap isian yang berbeda tertulis yang tersimpan sekarang. '}
      Bila Anda menyimpan lagi, isian Anda yang berlaku.
    </Notice>
  )
}

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { data, Form, useLocation, useNavigation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import type { Entity } from '#src/wire/entity.ts'
import type { Failed } from '#src/wire/envelope.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Notice } from './notice.tsx'
import { useStoredInput } from './stored-input.ts'
import * as words from './words.id.ts'

/** Answer of a form's action to rejected input: all values, and the errors. */
export type FormAnswer = {
  values: Record<string, string>
  errors: Record<string, string[]>
  code: number
  /** Rows to choose from, by the field whose words fit several (`pickEntities`). */
  choices?: Record<string, readonly Entity[]>
  /** The action needs a fresh password or second factor. */
  needsProof?: boolean
  /** Seconds until a retry, after too many requests. */
  wait?: number | undefined
}

/** Answer of an action for a rejected call; 111, no answer at all, is sent as 503. */
export const refused = (values: Record<string, string>, failed: Failed) =>
  data<FormAnswer>(answerOf(values, failed), { status: statusOf(failed) })

export const answerOf = (
  values: Record<string, string>,
  { errors = {}, code, data }: Failed,
): FormAnswer => ({
  values,
  errors,
  code,
  needsProof: code === 403 && Object.hasOwn(Object(data), 'proof_required'),
  wait: code === 429 ? (data as { retry_after?: number }).retry_after : undefined,
})

export const statusOf = ({ code }: Failed) => (code === 111 ? 503 : code)

function tooOften(seconds = 0): string {
  const minutes = Math.ceil(seconds / 60)
  if (!minutes) return words.tooOften
  return minutes > 90 ? words.tooOftenHours(Math.ceil(minutes / 60)) : words.tooOftenMinutes(minutes)
}

/**
 * A form that posts to its own page and works without script. After a rejection the focus is on the error summary, or
 * on the only invalid field. Input is restored after a login if the session had expired.
 */
export function SentForm({
  answer,
  action,
  id,
  className,
  children,
}: {
  answer: FormAnswer | undefined
  /** Id for fields outside of the form. */
  id?: string
  /** Page that handles the form, if it is another. */
  action?: string
  className: string
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const isBack = useStoredInput(form, answer)
  const sendOnce = useSendOnce(answer)
  useEffect(() => {
    if (!answer) return
    const target = form.current?.querySelector<HTMLElement>(
      '#form-errors, [aria-invalid="true"], [role="alert"]',
    )
    target?.focus()
  }, [answer])
  const errors = Object.fromEntries(
    Object.entries(answer?.errors ?? {}).map(([name, all]) => [name, all[0] ?? '']),
  )
  const isUnsent = answer && (answer.code >= 500 || answer.code === 111)
  return (
    <Form
      method="post"
      {...(action && { action })}
      {...(id && { id })}
      ref={form}
      onSubmit={sendOnce}
      noValidate
      className={className}
    >
      <FormErrors errors={errors} />
      {isUnsent && <Notice tone="bad">{words.inputIsUnsent}</Notice>}
      {answer?.code === 429 && <Notice tone="bad">{tooOften(answer.wait)}</Notice>}
      {isBack && !answer && <Notice tone="info">{words.inputIsBack}</Notice>}
      {answer?.needsProof && <ProofFirst />}
      {children}
    </Form>
  )
}

/** Blocks a second quick click, which would discard the first one's answer before the button shows that it is busy. */
function useSendOnce(answer: FormAnswer | undefined) {
  const isSending = useRef(false)
  const { state } = useNavigation()
  const { key } = useLocation()
  // A quick answer may arrive before `submitting` was rendered: then only it, or a new location, shows the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a sign that a sending is over
  useEffect(() => {
    if (state === 'idle') isSending.current = false
  }, [state, key, answer])
  return (event: FormEvent) => {
    if (isSending.current) event.preventDefault()
    isSending.current = true
  }
}

/** Shown without script only: with it the visitor is redirected at once. A new tab keeps the input here. */
function ProofFirst() {
  const { pathname, search } = useLocation()
  return (
    <Notice tone="warn">
      {words.proofBefore}{' '}
      <Link
        to={paths.proofThen(pathname + search)}
        target="_blank"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        {words.proofLink}
      </Link>
      {words.proofAfter}
    </Notice>
  )
}

type FormErrorsProps = {
  /** Field name → sentence. The links point to the fields, whose ids are their names. */
  errors: Record<string, string>
  id?: string
}

/** Error summary above a form with two or more invalid fields. Focus moves here after a rejected submission. */
function FormErrors({ errors, id = 'form-errors' }: FormErrorsProps) {
  const entries = Object.entries(errors)
  if (entries.length < 2) return null
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-bad-tint px-4 py-3.5 text-note text-bad"
    >
      <Icon name="circle-alert" className="mt-0.5" />
      <div>
        <p className="font-semibold">{words.fieldsToCheck(entries.length)}</p>
        <ul className="mt-1">
          {entries.map(([field, sentence]) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="inline-flex min-h-11 items-center py-1.5 leading-snug underline underline-offset-3 hover:decoration-2"
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

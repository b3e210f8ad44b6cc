import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { data, Form, Link, useLocation, useNavigation } from 'react-router'
import { paths } from '#src/paths.ts'
import type { Failed } from '#src/wire/envelope.ts'
import { FormErrors } from './form-errors.tsx'
import { useKeptInput } from './kept-input.ts'
import { Notice } from './notice.tsx'

/** What a form's action hands back when its input was not taken: everything typed, and why. */
export type FormAnswer = {
  values: Record<string, string>
  errors: Record<string, string[]>
  code: number
  /** The act is sensitive: it wants password or second factor first. */
  needsProof?: boolean
  /** Seconds until it is worth sending again, after too many. */
  wait?: number | undefined
}

/** What an action hands back for values that were not taken; 111, no answer at all, is sent as 503. */
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

const BACK = 'Yang Anda tulis tadi masih ada. Periksa sebentar, lalu kirim lagi.'
const UNSENT = 'Isian belum terkirim dan tidak hilang. Periksa sambungan Anda, lalu kirim lagi.'

function tooOften(seconds = 0): string {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} jam` : `${minutes} menit`
  return `Terlalu banyak percobaan. Coba lagi ${minutes ? `dalam ${wait}` : 'nanti'}.`
}

/**
 * A form that posts to its own page and works without script. After a refusal the focus is on the
 * summary, or on the one field that needs another look. What was typed when the session ended is there again after the
 * login.
 */
export function SentForm({
  answer,
  action,
  id,
  className,
  children,
}: {
  answer: FormAnswer | undefined
  /** For fields that stand outside. */
  id?: string
  /** The page that takes what is sent, where it is another. */
  action?: string
  className: string
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const isBack = useKeptInput(form, answer)
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
      {isUnsent && <Notice tone="bad">{UNSENT}</Notice>}
      {answer?.code === 429 && <Notice tone="bad">{tooOften(answer.wait)}</Notice>}
      {isBack && !answer && <Notice tone="info">{BACK}</Notice>}
      {answer?.needsProof && <ProofFirst />}
      {children}
    </Form>
  )
}

/** The second of two quick clicks would take the first one's answer away, before the button shows that it is busy. */
function useSendOnce(answer: FormAnswer | undefined) {
  const isSending = useRef(false)
  const { state } = useNavigation()
  const { key } = useLocation()
  // A quick answer may come before `submitting` was ever drawn: then only it, or the new place, tells of the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a sign that a sending is over
  useEffect(() => {
    if (state === 'idle') isSending.current = false
  }, [state, key, answer])
  return (event: FormEvent) => {
    if (isSending.current) event.preventDefault()
    isSending.current = true
  }
}

/** Seen without script only: with it the way there is taken at once. A tab of its own leaves what was typed here. */
function ProofFirst() {
  const { pathname, search } = useLocation()
  return (
    <Notice tone="warn">
      Demi keamanan, pastikan dulu bahwa ini Anda.{' '}
      <Link
        to={paths.proofThen(pathname + search)}
        target="_blank"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        Pastikan sekarang, di tab baru
      </Link>
      . Isian di halaman ini tetap ada: sesudah itu kembali ke sini dan kirim lagi.
    </Notice>
  )
}

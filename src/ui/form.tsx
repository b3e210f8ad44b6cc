import { type ReactNode, useEffect, useRef } from 'react'
import { data, Form } from 'react-router'
import type { Failed } from '#src/wire/envelope.ts'
import { FormErrors } from './form-errors.tsx'
import { Notice } from './notice.tsx'

/** What a form's action hands back when its input was not taken: everything typed, and why. */
export type FormAnswer = { values: Record<string, string>; errors: Record<string, string[]>; code: number }

/** What an action hands back for values that were not taken; 111, no answer at all, is sent as 503. */
export const refused = (values: Record<string, string>, { errors = {}, code }: Failed) =>
  data<FormAnswer>({ values, errors, code }, { status: code === 111 ? 503 : code })

const UNSENT = 'Isian belum terkirim dan tidak hilang. Periksa sambungan Anda, lalu kirim lagi.'

/**
 * A form that posts to its own page and works without script. After a refusal the focus is on the
 * summary, or on the one field that needs another look.
 */
export function SentForm({
  answer,
  className,
  children,
}: {
  answer: FormAnswer | undefined
  className: string
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
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
  const isUnsent = answer && (answer.code >= 500 || answer.code === 111 || answer.code === 429)
  return (
    <Form method="post" ref={form} noValidate className={className}>
      <FormErrors errors={errors} />
      {isUnsent && <Notice tone="bad">{UNSENT}</Notice>}
      {children}
    </Form>
  )
}

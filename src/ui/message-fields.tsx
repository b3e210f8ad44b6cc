import { useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { Field, TextareaField } from './field.tsx'
import type { FormAnswer } from './form.tsx'
import * as words from './words.id.ts'

type MessageFieldsProps = {
  answer: FormAnswer | undefined
  rows: number
  /** Guests need a captcha. */
  isGuest: boolean
}

/** Fields of a message: sender and text, and the submit button. */
export function MessageFields({ answer, rows, isGuest }: MessageFieldsProps) {
  const isBusy = useNavigation().state === 'submitting'
  const given = (name: string) => ({
    defaultValue: answer?.values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <>
      <Field label={words.name} name="name" autoComplete="name" required maxLength={100} {...given('name')} />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder={words.emailExample}
        {...given('email')}
      />
      <TextareaField
        label={words.message}
        name="message"
        rows={rows}
        required
        maxLength={4000}
        {...given('message')}
      />
      {isGuest && <CaptchaField act="contact" error={answer?.errors.captcha?.[0]} />}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.sending}>
          {words.sendMessage}
        </Button>
      </div>
    </>
  )
}

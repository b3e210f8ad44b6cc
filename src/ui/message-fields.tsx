import { useNavigation } from 'react-router'
import { Button } from './button.tsx'
import { Field, TextareaField } from './field.tsx'
import type { FormAnswer } from './form.tsx'

/** Who writes, what, and the button that sends it. */
export function MessageFields({ answer, rows }: { answer: FormAnswer | undefined; rows: number }) {
  const isBusy = useNavigation().state === 'submitting'
  const given = (name: string) => ({
    defaultValue: answer?.values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <>
      <Field label="Nama" name="name" autoComplete="name" required maxLength={100} {...given('name')} />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder="nama@contoh.id"
        {...given('email')}
      />
      <TextareaField
        label="Pesan"
        name="message"
        rows={rows}
        required
        maxLength={4000}
        {...given('message')}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel="Mengirim">
          Kirim pesan
        </Button>
      </div>
    </>
  )
}

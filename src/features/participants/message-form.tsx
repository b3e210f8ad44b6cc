import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'

export const messageFormId = 'pesan-lembaga'

type MessageFormProps = { name: string; answer: FormAnswer | undefined; isSent: boolean }

/** Writes to an institution. It holds nothing made for one visitor, so that its page can be cached. */
export function MessageForm({ name, answer, isSent }: MessageFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section id={messageFormId} className="no-print max-w-170 scroll-mt-24">
      <Rubric title="Kirim pesan" note={`Kami teruskan ke e-mail ${name}.`} />
      <div className="mt-5">
        {isSent && !answer && <Notice tone="ok">Pesan Anda sudah kami teruskan. Terima kasih.</Notice>}
        {answer?.errors.participant_id && <Notice tone="bad">{answer.errors.participant_id[0]}</Notice>}
      </div>
      <SentForm key={String(isSent)} answer={answer} className="mt-5 grid gap-5">
        <Field
          label="Nama"
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          {...answerFor(answer, 'name')}
        />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder="nama@contoh.id"
          {...answerFor(answer, 'email')}
        />
        <TextareaField
          label="Pesan"
          name="message"
          rows={6}
          required
          maxLength={4000}
          {...answerFor(answer, 'message')}
        />
        <div>
          <Button type="submit" busy={isBusy} busyLabel="Mengirim">
            Kirim pesan
          </Button>
        </div>
      </SentForm>
    </section>
  )
}

const answerFor = (answer: FormAnswer | undefined, name: string) => ({
  defaultValue: answer?.values[name] ?? '',
  error: answer?.errors[name]?.[0],
})

import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { MailStateWire } from './schema.ts'

type TestLetterFormProps = {
  test: MailStateWire['test']
  idempotencyKey: string
  answer: FormAnswer | undefined
}

/** Sends a test letter, and tells which one arrived last. */
export function TestLetterForm({ test: { to, received }, idempotencyKey, answer }: TestLetterFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section>
      <Rubric title="Surat uji" />
      <p className="mt-3">
        {received ? (
          <>
            Terakhir sampai: <Moment at={received.at} />, menurut <bdi>{received.by}</bdi>.
          </>
        ) : (
          'Belum ada surat uji yang sampai.'
        )}
      </p>
      <SentForm answer={answer} className="mt-4 grid justify-items-start gap-3">
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <Button type="submit" size={44} busy={isBusy} busyLabel="Mengirim">
          Kirim surat uji
        </Button>
        <p className="text-note text-muted wrap-anywhere">
          Ke alamat Anda, {to}. Di dalamnya ada tombol untuk menyatakan bahwa suratnya sampai.
        </p>
      </SentForm>
    </section>
  )
}

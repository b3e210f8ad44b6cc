import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'

const refusals: Readonly<Record<number, string>> = {
  400: 'Tulis nomor pesanan lengkap, misalnya JKL-01J….',
  404: 'Tidak ada pesanan dengan nomor ini.',
  409: 'Pesanan ini tidak lewat gerbang pembayaran, jadi tidak ada yang bisa ditanya.',
  503: 'Tidak ada gerbang pembayaran yang bisa ditanya sekarang.',
}

/** Form for a status query of any order, closed ones included. */
export function StatusCheckForm({ answer }: { answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation()
  return (
    <section className="mt-10 max-w-xl border-t-2 border-ink pt-4">
      <h2 className="text-lg">Tanya satu pesanan</h2>
      <p className="mt-1 mb-3 text-note text-muted">
        Juga yang sudah selesai: jawabannya dicatat seperti kabar biasa.
      </p>
      <SentForm answer={answer} className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <Field
            id="satu-pesanan"
            label="Nomor pesanan"
            name="order_id"
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            defaultValue={answer?.values.order_id ?? ''}
            error={answer && refusals[answer.code]}
          />
        </div>
        <div className="pt-[1.8rem]">
          <Button
            type="submit"
            busy={state === 'submitting' && formData !== undefined}
            busyLabel="Menanyakan"
          >
            Tanya
          </Button>
        </div>
      </SentForm>
    </section>
  )
}

import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { ProfileWire } from '../schema.ts'

/** Form for a new address, which applies only once confirmed. */
export function EmailForm({ profile, answer }: { profile: ProfileWire; answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation()
  const isBusy = (intent: string) => state === 'submitting' && formData?.get('intent') === intent
  const { email, email_pending: pending } = profile
  return (
    <section aria-labelledby="alamat-email">
      <Rubric id="alamat-email" title="Alamat e-mail" />
      <p className="mt-3 break-words">
        Surat dari kami dikirim ke <strong>{email}</strong>.
      </p>
      {pending && (
        <div className="mt-4 grid gap-3">
          <Notice tone="info">
            Menunggu dipastikan: <span className="break-all">{pending}</span>. Buka tautan dalam surat yang
            kami kirim ke sana. Tautannya berlaku 60 menit.
          </Notice>
          <SentForm answer={undefined} className="">
            <input type="hidden" name="intent" value="batal" />
            <input type="hidden" name="email" value={email} />
            <Button type="submit" variant="outline" size={44} busy={isBusy('batal')} busyLabel="Membatalkan">
              Batalkan permintaan
            </Button>
          </SentForm>
        </div>
      )}
      <SentForm answer={answer} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="surat" />
        <Field
          label="Alamat e-mail baru"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="nama@contoh.id"
          help="Kami mengirim tautan ke alamat baru dan pemberitahuan ke alamat lama."
          defaultValue={answer?.values.email ?? ''}
          error={answer?.errors.email?.[0]}
        />
        <div>
          <Button type="submit" variant="outline" busy={isBusy('surat')} busyLabel="Mengirim">
            Ganti alamat e-mail
          </Button>
        </div>
      </SentForm>
    </section>
  )
}

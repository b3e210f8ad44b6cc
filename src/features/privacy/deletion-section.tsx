import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { KeepAccountForm } from './keep-account-form.tsx'

type DeletionSectionProps = { dueAt: string | null; answer: FormAnswer | undefined }

/** Account deletion: consequences, then the request, or its undo. */
export function DeletionSection({ dueAt, answer }: DeletionSectionProps) {
  return (
    <section aria-labelledby="hapus-akun">
      <Rubric id="hapus-akun" title="Hapus akun" />
      {dueAt ? (
        <div className="mt-4 grid gap-4">
          <Notice tone="warn">
            Akun Anda akan dihapus pada {formatDate(dueAt)}. Sampai saat itu Anda bisa membatalkannya.
          </Notice>
          <KeepAccountForm />
        </div>
      ) : (
        <WishForm answer={answer} />
      )}
    </section>
  )
}

function WishForm({ answer }: { answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation()
  return (
    <>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        <li>Anda memberikan kata sandi, lalu membuka tautan yang kami kirim ke alamat e-mail Anda.</li>
        <li>Sesudah itu ada tujuh hari untuk membatalkannya.</li>
        <li>
          Kemudian nama, kontak, foto, kunjungan, dan draf Anda dihapus dan tidak dapat dikembalikan. Catatan
          yang harus tetap ada, seperti kuitansi, tidak lagi memuat nama Anda.
        </li>
      </ul>
      <SentForm answer={answer} className="mt-4 grid gap-4">
        {answer?.code === 409 && (
          <Notice tone="bad">Anda satu-satunya admin. Tunjuk admin lain dahulu, baru hapus akun Anda.</Notice>
        )}
        <input type="hidden" name="intent" value="hapus" />
        <Checkbox name="keep_byline" value="1" defaultChecked={answer?.values.keep_byline === '1'}>
          Biarkan nama saya di bawah tulisan saya yang sudah terbit. Tanpa ini tertulis “Anggota terhapus”.
        </Checkbox>
        <div>
          <Button
            type="submit"
            variant="danger"
            busy={state === 'submitting' && formData?.get('intent') === 'hapus'}
            busyLabel="Mengirim surat"
          >
            Hapus akun saya
          </Button>
        </div>
      </SentForm>
    </>
  )
}

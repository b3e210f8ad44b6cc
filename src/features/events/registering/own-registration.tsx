import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Event } from '../model.ts'
import type { OwnRegistrationWire } from './schema.ts'

type OwnProps = { own: OwnRegistrationWire; event: Event; answer: FormAnswer | undefined }

/** A member's registration for this event, with cancellation. */
export function OwnRegistration({ own, event, answer }: OwnProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      {own.state === 'confirmed' ? (
        <Notice tone="ok">
          {own.checked_in_at ? 'Anda sudah tercatat hadir.' : 'Anda terdaftar dan tempat Anda pasti.'} Kode
          hadir Anda: <strong className="font-semibold whitespace-nowrap figures">{own.code}</strong>. Surat
          konfirmasinya ada di e-mail Anda.
        </Notice>
      ) : (
        <Notice tone="info">
          Anda ada di daftar tunggu. Begitu ada tempat bagi Anda, kami menulis ke e-mail Anda.
        </Notice>
      )}
      {!own.checked_in_at && (
        <SentForm answer={answer} className="grid gap-5">
          <input type="hidden" name="event_id" value={event.id} />
          <input type="hidden" name="intent" value="batal" />
          <div>
            <Button type="submit" variant="danger" busy={isBusy} busyLabel="Membatalkan">
              Batalkan pendaftaran
            </Button>
          </div>
        </SentForm>
      )}
    </>
  )
}

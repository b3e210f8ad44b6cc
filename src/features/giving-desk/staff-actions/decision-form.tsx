import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Button } from '#src/ui/button.tsx'
import { TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { StaffActionWire } from './schema.ts'
import { staffActionWords } from './staff-action-words.ts'

type Decision = {
  act: StaffActionWire
  /** Refundable sum of the gift, whole rupiah. */
  left: number
  answer: FormAnswer | undefined
}

/** Form of an open request: approve, decline, or mark a transfer as sent. */
export function DecisionForm({ act, left, answer }: Decision) {
  const { state, formData } = useNavigation()
  const busy = (name: string) => state !== 'idle' && formData?.get('act') === name
  return (
    <SentForm answer={answer} className="grid gap-5">
      <div>
        <h3 className="text-card">
          {staffActionWords[act.kind]}, {formatRupiah(act.amount)}
        </h3>
        <p className="mt-1.5 wrap-break-word text-note text-muted">
          Diminta <bdi>{act.asked_by?.name}</bdi>: {act.reason}
        </p>
      </div>
      {act.why_not && <Notice tone="info">{act.why_not}</Notice>}
      {act.can_mark_sent &&
        (act.amount > left ? (
          <Notice tone="bad">
            Jangan kirim lagi: dari donasi ini tinggal {formatRupiah(left)}, karena sejak permintaan ini
            dibuat sudah ada uang yang kembali. Kalau transfernya telanjur dikirim, tandai di sini supaya
            tercatat.
          </Notice>
        ) : (
          <Notice tone="info">
            Kirim {formatRupiah(act.amount)}
            {act.send_to ? ` ke ${act.send_to}` : ' ke rekening donatur'}, lalu tandai di sini.
          </Notice>
        ))}
      <input type="hidden" name="id" value={act.id} />
      <TextareaField
        label={act.can_mark_sent ? 'Bukti pengiriman' : 'Catatan, bila ada'}
        name="note"
        rows={2}
        maxLength={500}
        defaultValue={answer?.values.note ?? ''}
        error={answer?.errors.note?.[0]}
      />
      <div className="flex flex-wrap gap-3">
        {act.can_approve && (
          <Button type="submit" name="act" value="approve" busy={busy('approve')} busyLabel="Menyimpan">
            Setujui
          </Button>
        )}
        {act.can_mark_sent && (
          <Button type="submit" name="act" value="sent" busy={busy('sent')} busyLabel="Menyimpan">
            Sudah dikirim
          </Button>
        )}
        <Button
          type="submit"
          name="act"
          value="decline"
          variant="danger"
          busy={busy('decline')}
          busyLabel="Menyimpan"
        >
          {act.can_approve || act.can_mark_sent ? 'Jangan lakukan' : 'Tarik permintaan'}
        </Button>
      </div>
    </SentForm>
  )
}

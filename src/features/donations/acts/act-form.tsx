import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { formatRupiah } from '../rupiah.ts'
import type { ActName } from './act-choice.tsx'
import type { DeskGiftWire } from './schema.ts'

type Given = (name: string) => { name: string; defaultValue: string; error: string | undefined }
type FormProps = { gift: DeskGiftWire; act: ActName; answer: FormAnswer | undefined; keyOfForm: string }

const words: Record<ActName, { title: string; lead: string; reason: string; help: string; button: string }> =
  {
    confirm: {
      title: 'Uang sudah masuk ke rekening',
      lead: 'Kuitansi diterbitkan dan dikirim begitu ini tersimpan.',
      reason: 'Dari mana Anda tahu',
      help: 'Misalnya tanggal dan nomor mutasi rekening.',
      button: 'Nyatakan masuk',
    },
    reject: {
      title: 'Tolak transfer ini',
      lead: 'Pesanan ditutup dan donatur diberi tahu bahwa uangnya belum kami temukan. Bila uangnya ternyata masuk, transfer masih bisa dinyatakan masuk.',
      reason: 'Alasan, untuk catatan kita',
      help: 'Tidak dikirim kepada donatur.',
      button: 'Tolak transfer',
    },
    correct: {
      title: 'Koreksi catatan yang keliru',
      lead: 'Catatan lama tetap ada; koreksi ditambahkan di bawahnya. Kuitansinya batal dan donatur diberi tahu.',
      reason: 'Apa yang keliru',
      help: 'Misalnya: uang ini untuk pesanan lain.',
      button: 'Simpan koreksi',
    },
    refund: {
      title: 'Kembalikan uang kepada donatur',
      lead: 'Bila seluruhnya kembali, kuitansinya batal. Bila sebagian, kuitansi tetap berlaku dan menyebut jumlah yang kembali.',
      reason: 'Alasan, untuk catatan kita',
      help: 'Tidak dikirim kepada gerbang pembayaran.',
      button: 'Kembalikan',
    },
  }

/** What somebody at the desk asks for, with what must be said of it. */
export function ActForm({ gift, act, answer, keyOfForm }: FormProps) {
  const { state } = useNavigation()
  const { title, lead, reason, help, button } = words[act]
  const values = answer?.values ?? {}
  const given: Given = (name) => ({
    name,
    defaultValue: values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <SentForm key={act} answer={answer} className="grid gap-5">
      <div>
        <h3 className="text-card">{title}</h3>
        <p className="mt-1.5 text-note text-muted">{lead}</p>
      </div>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="idempotency_key" value={values.idempotency_key ?? keyOfForm} />
      {act === 'confirm' && <Received gift={gift} given={given} />}
      {act === 'refund' && <Returned gift={gift} given={given} />}
      <TextareaField label={reason} help={help} rows={3} maxLength={500} required {...given('reason')} />
      {act !== 'reject' && gift.amount > gift.second_person_above && <SecondPerson gift={gift} />}
      <div>
        <Button
          type="submit"
          variant={act === 'reject' || act === 'refund' ? 'destroy' : 'blue'}
          busy={state !== 'idle'}
          busyLabel="Menyimpan"
        >
          {button}
        </Button>
      </div>
    </SentForm>
  )
}

const SecondPerson = ({ gift }: { gift: DeskGiftWire }) => (
  <Notice tone="info">
    Di atas {formatRupiah(gift.second_person_above)} orang lain dari sekretariat memutuskan. Setelah Anda
    simpan, permintaan ini menunggu di halaman Transfer.
  </Notice>
)

function Received({ gift, given }: { gift: DeskGiftWire; given: Given }) {
  const sums = gift.can.confirm ?? []
  return (
    <>
      <SelectField label="Jumlah yang masuk" {...given('received_amount')}>
        {sums.map((sum, index) => (
          <option key={sum} value={sum}>
            {formatRupiah(sum)}
            {index === 0 ? ', dengan kodenya' : ', tanpa kodenya'}
          </option>
        ))}
      </SelectField>
      <Field label="Tanggal masuk" type="date" help="Kosongkan bila hari ini." {...given('received_on')} />
    </>
  )
}

function Returned({ gift, given }: { gift: DeskGiftWire; given: Given }) {
  const { most, ways } = gift.can.refund!
  const amount = given('amount')
  return (
    <>
      <Notice tone={ways.length > 1 ? 'warn' : 'info'}>{wayWords(gift)}</Notice>
      {ways.length > 1 && (
        <SelectField label="Cara mengembalikan" {...given('way')}>
          <option value="bank">Transfer ke rekening donatur</option>
          <option value="gateway">Coba lagi lewat gerbang pembayaran</option>
        </SelectField>
      )}
      <Field
        label="Jumlah"
        inputMode="numeric"
        autoComplete="off"
        before="Rp"
        help={`Paling banyak ${formatRupiah(most)}.`}
        {...amount}
        defaultValue={amount.defaultValue || formatRupiah(most).slice(3)}
      />
      {ways.includes('bank') && (
        <Field
          label="Rekening tujuan"
          autoComplete="off"
          maxLength={200}
          help="Bank, nomor, dan nama pemilik. Dihapus setelah uangnya dikirim."
          {...given('send_to')}
        />
      )}
    </>
  )
}

function wayWords({ can, acts, channel_title }: DeskGiftWire): string {
  const [first, ...others] = can.refund!.ways
  if (first === 'gateway') return 'Gerbang pembayaran mengembalikannya sendiri ke dompet atau kartu donatur.'
  if (!others.length)
    return `Cara bayar ini (${channel_title}) tidak bisa dikembalikan otomatis: seseorang mengirim transfer, lalu menandainya di sini.`
  const refusal = acts.findLast((act) => act.refusal)?.refusal
  return `Gerbang pembayaran tidak mau mengembalikannya (${refusal}). Tulis rekening donatur, atau coba lagi lewat gerbang.`
}

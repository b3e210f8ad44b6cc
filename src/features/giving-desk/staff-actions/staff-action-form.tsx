import { DeskRupiahField } from '#src/features/giving/desk-rupiah-field.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { DeskField, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { DeskGiftWire } from './schema.ts'
import type { StaffActionName } from './staff-action-choice.tsx'

type FormProps = {
  gift: DeskGiftWire
  act: StaffActionName
  answer: FormAnswer | undefined
  keyOfForm: string
}

const words: Record<
  StaffActionName,
  { title: string; lead: string; reason: string; help: string; button: string }
> = {
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
  disprove: {
    title: 'Batalkan pencatatan pengembalian',
    lead: 'Untuk kabar pengembalian atau sengketa yang ternyata tidak benar. Gerbang pembayaran ditanya sekarang juga. Hanya bila uangnya masih ada, catatannya dikoreksi, kuitansinya berlaku lagi dengan nomor yang sama, dan donatur diberi tahu.',
    reason: 'Apa yang keliru, dan dari mana Anda tahu',
    help: 'Misalnya: di portal gerbang transaksinya tetap “settlement”.',
    button: 'Tanya gerbang dan batalkan',
  },
  unlist: {
    title: 'Keluarkan nama dari daftar donatur',
    lead: 'Untuk hinaan, atau nama orang lain. Halaman kampanye berhenti menyebutnya saat ini juga, dan donatur tidak bisa memasukkannya lagi. Donasi dan kuitansinya tetap.',
    reason: 'Alasan, untuk catatan kita',
    help: 'Tidak dikirim kepada donatur.',
    button: 'Keluarkan nama',
  },
}

/** Form of a staff action, with its required fields. */
export function StaffActionForm({ gift, act, answer, keyOfForm }: FormProps) {
  const { title, lead, reason, help, button } = words[act]
  const most = gift.can.refund && formatRupiah(gift.can.refund.most)
  return (
    <DeskForm
      key={act}
      answer={answer}
      start={{ amount: most?.slice(3) ?? '' }}
      hidden={{ act, idempotency_key: keyOfForm }}
      button={button}
      variant={act === 'reject' || act === 'refund' ? 'destroy' : 'blue'}
      isUnguarded
    >
      <div>
        <h3 className="text-card">{title}</h3>
        <p className="mt-1.5 text-note text-muted">{lead}</p>
      </div>
      {act === 'confirm' && <Received gift={gift} />}
      {act === 'refund' && <Returned gift={gift} most={most!} />}
      <DeskTextarea name="reason" label={reason} help={help} rows={3} maxLength={500} required />
      {act !== 'reject' && act !== 'unlist' && gift.amount > gift.second_person_above && (
        <SecondPerson gift={gift} />
      )}
    </DeskForm>
  )
}

const SecondPerson = ({ gift }: { gift: DeskGiftWire }) => (
  <Notice tone="info">
    Di atas {formatRupiah(gift.second_person_above)} orang lain dari sekretariat memutuskan. Setelah Anda
    simpan, permintaan ini menunggu di halaman Transfer.
  </Notice>
)

function Received({ gift }: { gift: DeskGiftWire }) {
  const sums = (gift.can.confirm ?? []).map((sum, index) => ({
    value: String(sum),
    label: `${formatRupiah(sum)}${index === 0 ? ', dengan kodenya' : ', tanpa kodenya'}`,
  }))
  return (
    <>
      <DeskSelect name="received_amount" label="Jumlah yang masuk" choices={sums} />
      <DeskField name="received_on" label="Tanggal masuk" type="date" help="Kosongkan bila hari ini." />
    </>
  )
}

function Returned({ gift, most }: { gift: DeskGiftWire; most: string }) {
  const { ways } = gift.can.refund!
  return (
    <>
      <Notice tone={ways.length > 1 ? 'warn' : 'info'}>{wayWords(gift)}</Notice>
      {ways.length > 1 && (
        <DeskSelect
          name="way"
          label="Cara mengembalikan"
          choices={[
            { value: 'bank', label: 'Transfer ke rekening donatur' },
            { value: 'gateway', label: 'Coba lagi lewat gerbang pembayaran' },
          ]}
        />
      )}
      <DeskRupiahField name="amount" label="Jumlah" help={`Paling banyak ${most}.`} />
      {ways.includes('bank') && (
        <DeskField
          name="send_to"
          label="Rekening tujuan"
          autoComplete="off"
          maxLength={200}
          help="Bank, nomor, dan nama pemilik. Dihapus setelah uangnya dikirim."
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

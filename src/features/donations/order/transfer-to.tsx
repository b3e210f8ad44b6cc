import { Moment } from '#src/features/giving/local-moment.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { BankTransfer } from '../bank-transfer.tsx'

/** Bank account and exact sum: its last three digits identify the gift. */
export function TransferTo({ transfer }: { transfer: NonNullable<OrderWire['transfer']> }) {
  const { bank, account, holder, amount_with_code: amount, expires_at } = transfer
  const text = formatRupiah(amount)
  return (
    <section aria-labelledby="transfer" className="grid gap-6 rounded-panel border bg-paper p-5 md:p-6.5">
      <div>
        <h2 id="transfer" className="text-card">
          Jumlah yang dikirim
        </h2>
        <p className="mt-2 text-[2rem] leading-tight font-light tracking-tight tabular-nums md:text-[2.5rem]">
          {text.slice(0, -3)}
          <strong className="font-semibold">{text.slice(-3)}</strong>
        </p>
        <p className="mt-1 text-note text-muted">
          Tiga angka terakhir adalah kode donasi Anda. Kirim sebelum <Moment at={expires_at} />.
        </p>
        <div className="mt-3 max-w-80">
          <CopyButton text={String(amount)} label="Salin jumlah" />
        </div>
      </div>
      <div className="border-t pt-5">
        <BankTransfer to={{ bank, account, holder }} />
      </div>
    </section>
  )
}

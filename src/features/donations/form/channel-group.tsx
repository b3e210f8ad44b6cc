import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { ChannelWire } from '#src/features/giving/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { RadioGroup } from './radio-group.tsx'
import type { Offer } from './use-channels.ts'

type ChannelGroupProps = {
  offer: Offer
  chosen: string
  error: string | undefined
  /** Chosen channel that is not available for this amount any more. */
  lost: string | null
  onRetry: () => void
}

/**
 * Payment channels: chosen now, or on the payment page. Without script only there, as the list depends on the amount.
 */
export function ChannelGroup({ offer, chosen, error, lost, onRetry }: ChannelGroupProps) {
  const isClosed = offer.rows?.every(({ available }) => !available) ?? false
  if (isClosed) return <Closed reason={offer.rows?.[0]?.reason ?? null} />
  return (
    <div className="relative">
      {/* Beside the question, so that the layout does not shift under a finger. */}
      <p role="status" className="absolute right-0.5 mt-1 text-note text-muted">
        {offer.isSlow && 'Menghitung…'}
      </p>
      <RadioGroup id="channel" title="Cara membayar" error={error}>
        <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-3" aria-busy={offer.isAsking}>
          <div className="col-span-full">
            <ChoiceCard
              name="channel"
              value=""
              title="Pilih di halaman pembayaran"
              note="QRIS, virtual account, dompet digital, kartu, atau gerai"
              defaultChecked={chosen === ''}
            />
          </div>
          {offer.rows?.map((row) => (
            <div key={row.id} className="grid [@media(scripting:none)]:hidden">
              <ChoiceCard
                name="channel"
                value={row.id}
                title={row.title}
                note={wordsOf(row)}
                disabled={!row.available}
                defaultChecked={chosen === row.id}
              />
            </div>
          ))}
        </div>
      </RadioGroup>
      <div role="status" className="mt-2.5 text-note text-muted empty:hidden">
        {lost &&
          `${lost} tidak tersedia untuk jumlah ini. Pilih cara lain, atau pilih nanti di halaman pembayaran.`}
      </div>
      {offer.hasFailed && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="alert" className="text-note text-warn">
            Daftar cara membayar tidak bisa dimuat. Anda tetap bisa memilihnya di halaman pembayaran.
          </p>
          <Button size={44} variant="outline" onClick={onRetry}>
            Coba lagi
          </Button>
        </div>
      )}
    </div>
  )
}

/** Notice without an available channel: the next page shows the bank account. */
function Closed({ reason }: { reason: string | null }) {
  return (
    <section aria-labelledby="cara">
      <h2 id="cara" className="text-[1.375rem] leading-tight tracking-tight md:text-[1.5rem]">
        Cara membayar
      </h2>
      <div className="mt-4">
        <Notice tone="warn">
          {reason} Setelah ini kami tunjukkan rekening dan jumlah tepat yang perlu dikirim.
        </Notice>
      </div>
    </section>
  )
}

function wordsOf({ title, fee, reason, note }: ChannelWire): string {
  const said = reason?.replace(`${title} menerima paling`, 'Paling') ?? note
  if (said) return said.replace(/Rp /g, 'Rp\u00a0')
  return fee ? `Biaya ${formatRupiah(fee)}` : 'Tanpa biaya'
}

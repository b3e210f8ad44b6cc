import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { ChannelWire } from '#src/features/giving/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Gift } from './use-gift.ts'

const LATE_MS = 6_000

/** Turns true once something has been going on for six seconds: long enough to say so. */
function useLate(isPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(setLate, LATE_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending])
  return isPending && isLate
}

const cloth = { src: paths.cover('kunyit', 6, 860, 96), width: 860, height: 96 }

/** Element id of the summary. */
export const SUMMARY = 'ringkasan'

type SummaryProps = { gift: Gift; channel: ChannelWire | undefined; isClosed: boolean }

export const totalOf = (gift: Gift, channel: ChannelWire | undefined) =>
  gift.amount === null ? null : gift.amount + (gift.coversFee && channel ? channel.fee : 0)

/** Total to pay and the submit button; the most prominent part of the page. */
export function Summary({ gift, channel, isClosed }: SummaryProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isLate = useLate(isBusy)
  const total = totalOf(gift, channel)
  return (
    <section
      id={SUMMARY}
      aria-labelledby="ringkasan-judul"
      className="overflow-hidden rounded-panel border bg-paper"
    >
      <Cover image={cloth} eager className="h-24 w-full" />
      <div className="p-5 md:p-6.5">
        <h2 id="ringkasan-judul" className="text-base font-normal text-muted">
          Donasi Anda
        </h2>
        <output className="block text-[2.5rem] leading-tight font-light tracking-tight break-words">
          {total === null ? 'Rp\u00a0–' : formatRupiah(total)}
        </output>
        <dl className="mt-3 border-t text-note">
          <Row name={gift.isMonthly ? 'Donasi, setiap bulan' : 'Donasi, sekali'}>
            {gift.amount === null ? 'belum dipilih' : formatRupiah(gift.amount)}
          </Row>
          {gift.coversFee && channel && (
            <Row name={`Biaya ${channel.title}`}>{formatRupiah(channel.fee)}</Row>
          )}
          <Row name="Untuk">{gift.target || 'belum dipilih'}</Row>
          <Row name="Cara bayar">{isClosed ? 'Transfer bank' : (channel?.title ?? 'dipilih nanti')}</Row>
        </dl>
        <div className="mt-3">
          <Button type="submit" variant="orange" wide busy={isBusy} busyLabel="Menyiapkan">
            {isClosed
              ? 'Lanjut ke rekening'
              : total === null
                ? 'Lanjut'
                : `Lanjut dengan ${formatRupiah(total)}`}
          </Button>
        </div>
        <p role="status" className="mt-3 text-sm text-muted">
          {isLate
            ? 'Sambungan sedang lambat. Kami masih menunggu jawaban; tetap di halaman ini. Tombol yang ditekan dua kali tetap satu donasi.'
            : 'Anda belum membayar pada langkah ini. Kuitansi bernomor dikirim lewat e-mail setelah pembayaran diterima.'}
        </p>
      </div>
    </section>
  )
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-b py-2.5">
      <dt className="flex-none text-muted">{name}</dt>
      <dd className="min-w-0 text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { paths } from '#src/urls/paths.ts'

/** Notice of too many unpaid gifts. */
export function ManyOpen({ isGuest }: { isGuest: boolean }) {
  return (
    <div>
      <Notice tone="bad">
        Ada lima donasi yang masih menunggu pembayaran. Bayar atau batalkan salah satunya dulu; isian di bawah
        tidak hilang.{' '}
        {!isGuest && (
          <a href={paths.memberDonations} className="font-semibold underline underline-offset-3">
            Buka donasi saya
          </a>
        )}
      </Notice>
    </div>
  )
}

/** Notice that this input became an order already. */
export function SentBefore({ orderId }: { orderId: string }) {
  return (
    <div>
      <Notice tone="info">
        <p>Donasi dengan isian ini sudah dibuat. Kirim lagi hanya bila Anda ingin memberi sekali lagi.</p>
        <Link
          to={paths.donation(orderId)}
          reloadDocument
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          Lihat donasi itu
        </Link>
      </Notice>
    </div>
  )
}

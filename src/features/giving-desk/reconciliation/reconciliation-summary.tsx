import type { ReactNode } from 'react'
import { StateTag } from '#src/features/giving/state-tag.tsx'
import { formatDateTime } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { ReconciliationWire } from './schema.ts'

const environments = {
  simulation: 'Simulator: tidak ada uang yang berpindah',
  sandbox: 'Midtrans, uji coba: tidak ada uang yang berpindah',
  production: 'Midtrans',
}

/** Key figures of the books against the gateway. */
export function ReconciliationSummary({ standing }: { standing: ReconciliationWire }) {
  const { gateway, last_notification_at, last_heard_at, open, unheard, aside, by_status } = standing
  return (
    <section aria-label="Keadaan sekarang" className="mt-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y-2 border-ink py-4">
        <Fact title="Kabar terakhir dari gerbang pembayaran">
          <At moment={last_notification_at} />
        </Fact>
        <Fact title="Terakhir terdengar, kabar atau jawaban">
          <At moment={last_heard_at} />
        </Fact>
        <Fact title="Belum selesai">{open.toLocaleString('id-ID')}</Fact>
        <Fact title="Tanpa kabar 15 menit">{unheard.toLocaleString('id-ID')}</Fact>
        <Fact title="Gerbang pembayaran">
          {gateway ? environments[gateway.environment] : 'Tidak ada, hanya transfer bank'}
        </Fact>
      </dl>
      <ul aria-label="Pesanan menurut keadaan" className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        {by_status.map(({ status, count }) => (
          <li key={status}>
            <Link
              to={`${deskPaths.giving}?status=${status}`}
              className="inline-flex min-h-11 items-center gap-2 hover:underline"
            >
              <StateTag status={status} />
              <span className="figures">{count.toLocaleString('id-ID')}</span>
            </Link>
          </li>
        ))}
      </ul>
      {aside > 0 && (
        <div className="mt-4">
          <Notice tone="warn">
            {aside} kabar disisihkan dan belum diperiksa.{' '}
            <Link
              to={deskPaths.quarantine}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              Buka karantina
            </Link>
          </Notice>
        </div>
      )}
    </section>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="text-lg figures">{children}</dd>
  </div>
)

const At = ({ moment }: { moment: string | null }) =>
  moment ? <time dateTime={moment}>{formatDateTime(moment)}</time> : 'belum pernah'

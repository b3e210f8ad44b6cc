import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import { SYSTEM_STATE_ID } from '../setup/steps.ts'
import { ageWords } from './age-words.ts'
import { shownWarnings } from './posture-words.ts'
import type { SystemWire } from './schema.ts'

const gateways = {
  simulation: 'Simulator: tidak ada uang yang berpindah',
  sandbox: 'Midtrans, uji coba: tidak ada uang yang berpindah',
  production: 'Midtrans',
}
/** Maximum delay of a due job; beyond it no worker is running. */
const LATE_MS = 5 * MINUTE_MS

/** System state, with a mark where attention is needed. */
export function SystemState({ system, now }: { system: SystemWire; now: string }) {
  const { jobs, letters, backup } = system
  const since = (moment: string | null) => (moment ? Date.parse(now) - Date.parse(moment) : 0)
  const ago = (moment: string | null) => (moment ? `${ageWords(moment, now)} lalu` : 'belum pernah')
  const warnings = shownWarnings(system.warnings).length
  const isUnsafe = !backup.verified_at || since(backup.made_at) > 2 * DAY_MS || backup.problem !== null
  return (
    <section id={SYSTEM_STATE_ID} className="scroll-mt-24">
      <Rubric title="Keadaan sistem" />
      <dl className="mt-2 grid gap-x-11 sm:grid-cols-2 xl:grid-cols-3">
        <Fact title="Cadangan teruji terakhir" isBad={isUnsafe}>
          {ago(backup.made_at)}
          {backup.missing_files > 0 && (
            <span className="block text-sm">{backup.missing_files} berkas tidak ada di penyimpanan</span>
          )}
          {backup.problem && (
            <span className="block text-sm">Yang terbaru tidak lolos: {backup.problem}</span>
          )}
        </Fact>
        <Fact title="Pekerjaan latar" isBad={since(jobs.due_since) > LATE_MS}>
          {jobs.due ? `${jobs.due} menunggu giliran` : 'tidak ada yang menunggu'}
        </Fact>
        <Fact title="Surat">
          {letters.unsent ? `${letters.unsent} belum terkirim` : 'semua sudah terkirim'}
        </Fact>
        <Fact title="Kabar terakhir gerbang pembayaran">{ago(system.notified_at)}</Fact>
        <Fact title="Gerbang pembayaran">
          {system.gateway ? gateways[system.gateway] : 'Tidak ada, hanya transfer bank'}
        </Fact>
        <Fact title="Pengaturan server" isBad={warnings > 0}>
          {warnings ? `${warnings} peringatan, di atas halaman ini` : 'tanpa peringatan'}
        </Fact>
        <Fact title="Versi">
          {system.version} <span className="text-sm text-muted">basis data {system.schema}</span>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ title, isBad = false, children }: { title: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0 border-b py-3">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className={`mt-0.5 flex gap-2 wrap-anywhere ${isBad ? 'font-semibold text-bad' : ''}`}>
        {isBad && (
          <>
            <Icon name="triangle-alert" className="mt-0.5" />
            <span className="sr-only">Perlu dilihat:</span>
          </>
        )}
        <span className="min-w-0">{children}</span>
      </dd>
    </div>
  )
}

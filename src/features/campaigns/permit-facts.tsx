import type { ReactNode } from 'react'
import { formatDate } from '#src/ui/format.ts'
import { permitGivers } from './permit-words.ts'
import type { PermitWire } from './schema.ts'

const dayOf = (date: string) => formatDate(`${date}T05:00:00Z`)

/** Permit facts that the law requires on a collection: issuer, number, validity. */
export function PermitFacts({ permit }: { permit: PermitWire }) {
  return (
    <section aria-labelledby="izin" className="mt-6 border-t border-ink pt-3.5 text-note">
      <h2 id="izin" className="font-semibold">
        Izin pengumpulan uang
      </h2>
      <dl className="mt-2">
        <Row name="Nomor">{permit.number}</Row>
        <Row name="Pemberi izin">{permitGivers[permit.level]}</Row>
        <Row name="Berlaku">
          {dayOf(permit.valid_from)} sampai {dayOf(permit.valid_until)}
        </Row>
      </dl>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b py-2">
      <dt className="flex-none text-muted">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

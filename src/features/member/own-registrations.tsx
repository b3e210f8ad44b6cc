import { Link } from 'react-router'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { when } from '../events/when.ts'
import type { SummaryWire } from './schema.ts'

/** Events that the member registered for; renders nothing if there are none. */
export function OwnRegistrations({ registrations }: Pick<SummaryWire, 'registrations'>) {
  if (!registrations.length) return null
  return (
    <section aria-labelledby="terdaftar" className="mb-9 md:mb-14">
      <Rubric id="terdaftar" title="Anda terdaftar" />
      <ul className="mt-4 border-t">
        {registrations.map(({ slug, title, place, start_at, end_at, timezone, state }) => (
          <li key={slug} className="group relative border-b py-3.5">
            <h3 className="text-row break-words">
              <Link to={`${paths.event(slug)}#daftar`} className="hit-area group-hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-note text-muted">
              {when({ startAt: start_at, endAt: end_at, timezone })}, {place}
            </p>
            <p className="mt-0.5 text-note font-semibold">
              {state === 'confirmed' ? 'Tempat Anda pasti' : 'Di daftar tunggu'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

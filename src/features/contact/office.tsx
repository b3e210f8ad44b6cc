import type { ReactNode } from 'react'
import { mapSize } from '#src/ui/map-geometry.ts'
import { inMapUnits } from '#src/ui/map-points.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { Site } from '#src/ui/site.ts'
import { telLink } from '#src/wire/phone-link.ts'
import { provinceCentres } from '../regions/province-centres.ts'
import { shapeOf } from '../regions/province-shapes.ts'
import * as words from './words.id.ts'

type OfficeProps = { site: Site; hours: string; province: string }

/** Address and hours of the secretariat; nothing while the desk has not said. */
export function Office({ site, hours, province }: OfficeProps) {
  const { address, phone, email } = site
  if (!address && !hours && !phone && !email) return null
  return (
    <section className="min-w-0">
      <Rubric title={words.secretariat} />
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {address && (
          <Fact name={words.address}>
            <span className="whitespace-pre-line">{address}</span>
            <a href={onMap(address)} rel="noopener" className="link flex min-h-11 items-center no-print">
              {words.openMap}
            </a>
          </Fact>
        )}
        {hours && (
          <Fact name={words.officeHours}>
            <span className="whitespace-pre-line">{hours.replace(/(\d)[–-](?=\d)/g, '$1\u2060–\u2060')}</span>
          </Fact>
        )}
        {phone && (
          <Fact name={words.phone}>
            <a href={telLink(phone)} className="link inline-flex min-h-11 items-center wrap-anywhere">
              {phone}
            </a>
          </Fact>
        )}
        {email && (
          <Fact name={words.email}>
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
              {email}
            </a>
          </Fact>
        )}
      </dl>
      <OfficeMap province={province} />
    </section>
  )
}

const onMap = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-words">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Part of the map that is shown, in map units. */
const part = { width: 300, height: 150 }
const within = (middle: number, size: number, whole: number) =>
  Math.max(0, Math.min(middle - size / 2, whole - size))

/** The part of the map around the office's province, with its point; nothing for a province that is not on it. */
function OfficeMap({ province }: { province: string }) {
  const [x, y] = provinceCentres.find(([code]) => code === province)?.[1] ?? []
  if (x === undefined || y === undefined) return null
  const [left, top] = [within(x, part.width, mapSize.width), within(y, part.height, mapSize.height)]
  return (
    <svg
      {...inMapUnits}
      viewBox={`${left} ${top} ${part.width} ${part.height}`}
      preserveAspectRatio="xMidYMid slice"
      width={part.width}
      height={part.height}
      role="img"
      aria-label={words.officeOnMap}
      className="mt-7 block h-auto w-full overflow-hidden rounded-panel bg-sky stroke-sky stroke-[0.5]"
    >
      {shapes.map((code) => (
        <use
          key={code}
          href={`/cloth/provinces.svg#p${code}`}
          className={code === shapeOf(province) ? 'fill-blue' : 'fill-line'}
        />
      ))}
      <circle cx={x} cy={y} r={9} opacity={0.22} className="fill-orange" />
      <circle cx={x} cy={y} r={5} strokeWidth={1.5} className="fill-orange stroke-paper" />
    </svg>
  )
}

const shapes = [...new Set(provinceCentres.map(([code]) => shapeOf(code)))]

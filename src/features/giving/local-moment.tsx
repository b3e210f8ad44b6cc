import { useEffect, useState } from 'react'
import { JAKARTA } from '#src/wire/jakarta-day.ts'
import { formatMoment, type Zone, zoneOf } from './moment.ts'

/** Time in the donor's own named zone; in Jakarta's before script runs. */
export function Moment({ at }: { at: string }) {
  const [zone, setZone] = useState<Zone>(JAKARTA)
  useEffect(() => setZone(zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone)), [])
  return <time dateTime={at}>{formatMoment(at, zone)}</time>
}

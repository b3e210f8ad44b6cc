import { useEffect, useState } from 'react'
import { formatMoment, type Zone, zoneOf } from './moment.ts'

/** A moment in the donor's own zone, named; before script runs in the capital's. */
export function Moment({ at }: { at: string }) {
  const [zone, setZone] = useState<Zone>('Asia/Jakarta')
  useEffect(() => setZone(zoneOf(Intl.DateTimeFormat().resolvedOptions().timeZone)), [])
  return <time dateTime={at}>{formatMoment(at, zone)}</time>
}

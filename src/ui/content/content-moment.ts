import { formatShortDateTime } from '#src/ui/format.ts'
import { jakartaTime } from './words.id.ts'

/** A date with its time as the desk shows it: 21 Nov 2026 13.05 WIB. */
export const formatMoment = (iso: string): string => jakartaTime(formatShortDateTime(iso).replace(',', ''))

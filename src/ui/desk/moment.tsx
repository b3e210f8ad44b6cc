import { formatShortDateTime } from '#src/ui/format.ts'
import { jakartaTime } from './words.id.ts'
/** A time in the secretariat's time zone: "21 Nov 2026, 10.39 WIB". */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>{jakartaTime(formatShortDateTime(at))}</time>
)

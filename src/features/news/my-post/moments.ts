import { formatDate, formatTime } from '#src/ui/format.ts'
/** "21 November 2026, 14.02 WIB", the same in the server's HTML as in every browser. */
export const momentOf = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)} WIB`

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })

/** A date for readers: 21 November 2026, in Jakarta's time zone. */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso))

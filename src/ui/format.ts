const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })

/** A day as readers write it: 21 November 2026, in the time of the capital. */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso))

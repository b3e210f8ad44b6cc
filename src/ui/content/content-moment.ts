const format = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

/** A date with its time as the desk shows it: 21 Nov 2026 13.05 WIB. */
export const formatMoment = (iso: string): string => `${format.format(new Date(iso)).replace(',', '')} WIB`

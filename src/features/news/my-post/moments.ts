const zone = 'Asia/Jakarta'
const clock = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit', timeZone: zone })
const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: zone })

/** "21 November 2026, 14.02 WIB", the same in the server's HTML as in every browser. */
export const momentOf = (iso: string): string =>
  `${day.format(new Date(iso))}, ${clock.format(new Date(iso))} WIB`

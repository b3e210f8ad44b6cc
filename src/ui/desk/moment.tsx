const format = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

/** A time in the secretariat's time zone: "21 Nov 2026 10.39 WIB". */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))} WIB</time>

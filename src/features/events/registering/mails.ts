import { qrPng } from '#src/platform/images/qr-png.ts'
import type { MailBlock } from '#src/platform/mail/compose.ts'
import type { Attachment } from '#src/platform/mail/mail.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { toCalendar } from '../calendar.ts'
import { localIso } from '../place-time.ts'
import type { EventRow } from '../queries.ts'
import { fullDays, fullHours } from '../when.ts'
import type { OpenEvent, RegistrationRow } from './queries.ts'
import { checkInCode, registrationToken } from './tickets.ts'

export type Sender = { publicUrl: string; secret: SiteSecret }
type About = { event: OpenEvent; row: RegistrationRow; sender: Sender }
type Words = { kind: string; subject: string; blocks: readonly MailBlock[]; attachments?: Attachment[] }

const CODE = 'kode-hadir'

/** Builds a mail about a registration; it contains the link that opens it. */
const letter = ({ row }: About, { kind, ...words }: Words): NewMail => ({
  key: `event-registration-${row.id}-${kind}`,
  to: row.email!,
  // A guest's address is not confirmed: the greeting omits a name that a stranger may have typed.
  ...(row.userId && row.name && { name: row.name }),
  isSecret: true,
  ...words,
})

/** @param kind `confirmed`, `moved-up`, or a repeated one of a day */
export const seatMail = (about: About, kind: string): NewMail =>
  letter(about, {
    kind,
    subject: `${kind === 'moved-up' ? 'Anda mendapat tempat' : 'Anda terdaftar'}: ${about.event.title}`,
    blocks: [
      kind === 'moved-up'
        ? `Ada tempat yang kosong, dan Anda yang berikutnya: tempat Anda di ${about.event.title} sekarang pasti.`
        : `Tempat Anda di ${about.event.title} sudah pasti. Kami senang Anda datang.`,
      factsOf(about.event),
      ...ticket(about),
      'Acara ini terlampir sebagai berkas kalender.',
      ...wayOut(about),
    ],
    attachments: [...pictureOf(about), ...calendarOf(about)],
  })

export const waitlistMail = (about: About, kind = 'waiting'): NewMail =>
  letter(about, {
    kind,
    subject: `Daftar tunggu: ${about.event.title}`,
    blocks: [
      `Semua tempat di ${about.event.title} sudah terisi. Anda ada di daftar tunggu: begitu ada tempat kosong bagi Anda, kami menulis lagi. Anda tidak perlu mendaftar lagi.`,
      factsOf(about.event),
      ...wayOut(about),
    ],
  })

export const cancelledMail = (about: About): NewMail =>
  letter(about, {
    kind: 'cancelled',
    subject: `Pendaftaran dibatalkan: ${about.event.title}`,
    blocks: [
      `Pendaftaran Anda untuk ${about.event.title} sudah dibatalkan. Terima kasih, tempatnya kami berikan kepada yang menunggu.`,
      'Berubah pikiran? Anda bisa mendaftar lagi di halaman acara selama pendaftaran dibuka.',
      ...toPage(about),
    ],
  })

export const reminderMail = (about: About): NewMail =>
  letter(about, {
    kind: `reminder-${localIso(about.event.startsAt.getTime(), about.event.timezone).slice(0, 10)}`,
    subject: `Sebentar lagi: ${about.event.title}`,
    blocks: [
      `Kami menantikan Anda di ${about.event.title}.`,
      factsOf(about.event),
      ...ticket(about),
      ...wayOut(about),
    ],
    attachments: [...pictureOf(about), ...calendarOf(about)],
  })

/** Place and time as told by an earlier mail. */
export type MailedDetails = {
  place: string
  address: string
  startAt: string
  endAt: string
  timezone: EventRow['timezone']
}

/** @param kind unique to this change. @param told null: the event was off */
export const changeMail = (about: About, kind: string, told: MailedDetails | null): NewMail => {
  const { event } = about
  return letter(about, {
    kind,
    subject: told ? `Waktu atau tempat berubah: ${event.title}` : `Jadi diadakan: ${event.title}`,
    blocks: [
      told
        ? `Ada yang berubah pada ${event.title}. ${standing(about)}`
        : `${event.title} jadi diadakan. ${standing(about)}`,
      factsOf(event),
      ...(told ? [`Semula: ${[...whenOf(told), placeOf(told)].join(', ')}.`] : []),
      ...wayOut(about),
    ],
    attachments: calendarOf(about),
  })
}

export const eventOffMail = (about: About, kind: string): NewMail =>
  letter(about, {
    kind,
    subject: `Tidak jadi diadakan: ${about.event.title}`,
    blocks: [
      `Kami mohon maaf: ${about.event.title} tidak jadi diadakan pada waktu yang kami kabarkan. Bila nanti diadakan lagi, kami menulis kepada Anda.`,
      factsOf(about.event),
    ],
    attachments: calendarOf(about),
  })

const standing = ({ row }: About) =>
  row.state === 'confirmed'
    ? 'Tempat Anda tetap ada; kode hadir Anda tetap sama.'
    : 'Tempat Anda di daftar tunggu tetap ada.'

const factsOf = (event: OpenEvent): MailBlock => ({
  facts: [
    ['Waktu', whenOf(timesOf(event)).join('\n')],
    ['Tempat', placeOf(event)],
  ],
})

const timesOf = ({ startsAt, endsAt, timezone }: EventRow) => ({
  startAt: startsAt.toISOString(),
  endAt: endsAt.toISOString(),
  timezone,
})
const whenOf = (times: Parameters<typeof fullDays>[0]) => [fullDays(times), fullHours(times)]
const placeOf = ({ place, address }: { place: string; address: string }) =>
  [place, address].filter(Boolean).join(', ')

const ticket = ({ row, sender }: About): MailBlock[] => [
  'Tunjukkan kode ini kepada petugas di pintu masuk:',
  { image: CODE, alt: 'Kode QR untuk petugas; kodenya tertulis di bawah', width: 200 },
  { code: checkInCode(sender.secret, row.id) },
]

function pictureOf({ event, row, sender }: About): Attachment[] {
  const address = `${sender.publicUrl}${deskPaths.checkIn(event.id)}#${checkInCode(sender.secret, row.id)}`
  return [{ name: `${CODE}.png`, type: 'image/png', content: qrPng(address).toString('base64'), cid: CODE }]
}

function calendarOf({ event, sender }: About): Attachment[] {
  const text = toCalendar({ rows: [event], publicUrl: sender.publicUrl, isOff: !event.isLive })
  const type = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [{ name: `${event.slug ?? 'acara'}.ics`, type, content: Buffer.from(text).toString('base64') }]
}

const wayOut = (about: About): MailBlock[] => [
  ...toPage(about),
  'Berhalangan, atau bukan Anda yang mendaftar? Batalkan lewat tautan ini, supaya tempatnya bisa diberikan kepada yang lain.',
  {
    button: 'Lihat atau batalkan pendaftaran',
    href: `${about.sender.publicUrl}${furtherPaths.eventRegistration(registrationToken(about.sender.secret, about.row.id))}`,
  },
]

const toPage = ({ event, sender }: About): MailBlock[] =>
  event.isLive ? [{ button: 'Buka halaman acara', href: sender.publicUrl + paths.event(event.slug) }] : []

import { qrPng } from '#src/platform/images/qr-png.ts'
import type { MailBlock } from '#src/platform/mail/compose.ts'
import type { Attachment } from '#src/platform/mail/mail.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { toCalendar } from '../calendar.ts'
import { localIso } from '../place-time.ts'
import type { EventRow } from '../queries.ts'
import { fullDays, fullHours } from '../when.ts'
import * as words from './letter-words.id.ts'
import type { OpenEvent, RegistrationRow } from './queries.ts'
import { checkInCode, registrationToken } from './tickets.ts'

export type Sender = { publicUrl: string; secret: SiteSecret }
type About = { event: OpenEvent; row: RegistrationRow; sender: Sender }
type Content = { kind: string; subject: string; blocks: readonly MailBlock[]; attachments?: Attachment[] }

const CODE = 'kode-hadir'

/** Builds a mail about a registration; it contains the link that opens it. */
const letter = ({ row }: About, { kind, ...content }: Content): NewMail => ({
  key: `event-registration-${row.id}-${kind}`,
  to: row.email!,
  // A guest's address is not confirmed: the greeting omits a name that a stranger may have typed.
  ...(row.userId && row.name && { name: row.name }),
  isSecret: true,
  language: LANGUAGE,
  ...content,
})

/** @param kind `confirmed`, `moved-up`, or a repeated one of a day */
export const seatMail = (about: About, kind: string): NewMail =>
  letter(about, {
    kind,
    subject: kind === 'moved-up' ? words.movedUp(about.event.title) : words.registered(about.event.title),
    blocks: [
      kind === 'moved-up' ? words.seatIsFree(about.event.title) : words.seatIsSure(about.event.title),
      factsOf(about.event),
      ...ticket(about),
      words.calendarAttached,
      ...wayOut(about),
    ],
    attachments: [...pictureOf(about), ...calendarOf(about)],
  })

export const waitlistMail = (about: About, kind = 'waiting'): NewMail =>
  letter(about, {
    kind,
    subject: words.waitlist(about.event.title),
    blocks: [words.allTaken(about.event.title), factsOf(about.event), ...wayOut(about)],
  })

export const cancelledMail = (about: About): NewMail =>
  letter(about, {
    kind: 'cancelled',
    subject: words.cancelled(about.event.title),
    blocks: [words.isCancelled(about.event.title), words.changedYourMind, ...toPage(about)],
  })

export const reminderMail = (about: About): NewMail =>
  letter(about, {
    kind: `reminder-${localIso(about.event.startsAt.getTime(), about.event.timezone).slice(0, 10)}`,
    subject: words.soon(about.event.title),
    blocks: [words.lookForward(about.event.title), factsOf(about.event), ...ticket(about), ...wayOut(about)],
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
    subject: told ? words.changed(event.title) : words.backOn(event.title),
    blocks: [
      `${told ? words.hasChanged(event.title) : words.takesPlace(event.title)} ${standing(about)}`,
      factsOf(event),
      ...(told ? [words.formerly([...whenOf(told), placeOf(told)].join(', '))] : []),
      ...wayOut(about),
    ],
    attachments: calendarOf(about),
  })
}

export const eventOffMail = (about: About, kind: string): NewMail =>
  letter(about, {
    kind,
    subject: words.off(about.event.title),
    blocks: [words.isOff(about.event.title), factsOf(about.event)],
    attachments: calendarOf(about),
  })

const standing = ({ row }: About) => (row.state === 'confirmed' ? words.seatStays : words.placeInLineStays)

const factsOf = (event: OpenEvent): MailBlock => ({
  facts: [
    [words.time, whenOf(timesOf(event)).join('\n')],
    [words.place, placeOf(event)],
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
  words.showCode,
  { image: CODE, alt: words.codePicture, width: 200 },
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
  words.cannotCome,
  {
    button: words.seeRegistration,
    href:
      about.sender.publicUrl +
      inLanguage(furtherPaths.eventRegistration(registrationToken(about.sender.secret, about.row.id))),
  },
]

const toPage = ({ event, sender }: About): MailBlock[] =>
  event.isLive
    ? [{ button: words.openEvent, href: sender.publicUrl + inLanguage(paths.event(event.slug)) }]
    : []

import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { assignFreeSeats } from './assign-free-seats.ts'
import {
  listDueReminders,
  listUnnotified,
  listWithFreeSeats,
  markNotified,
  markReminded,
} from './job-queries.ts'
import type { Sender } from './mails.ts'
import { getRegistration, lockOpenEvent } from './queries.ts'

const AT_ONCE = 500
/** Several corrections of an event within this are one mail. */
const STILL_MS = 10 * MINUTE_MS

const senderOf = ({ place, secret }: JobParts): Sender => ({ publicUrl: place.publicUrl, secret })

/** Gives seats freed other than by cancellation: an erased person's, or those of a republished event. */
export const promoteWaitlist: Job<object, JobParts> = {
  name: 'move-up-waiting',
  cron: '*/10 * * * *',
  async run(_, parts) {
    const { db, write, clock } = parts
    const at = { now: clock.now(), sender: senderOf(parts) }
    for (const id of await listWithFreeSeats(db, at.now))
      await write(async (tx) => assignFreeSeats(tx, await lockOpenEvent(tx, id), at))
  },
}

/** About a day before an event: mails one reminder to each who has a seat. */
export const remindRegistered: Job<object, JobParts> = {
  name: 'remind-registered',
  cron: '*/10 * * * *',
  async run(_, parts) {
    const { db, write, clock } = parts
    const now = clock.now()
    for (const { id, eventId } of await listDueReminders(db, now, AT_ONCE))
      await write(async (tx) => {
        if (!(await markReminded(tx, id, now))) return
        const row = await getRegistration(tx, id)
        const { eventLetters, getOpenEvent } = await lettersIn(row.language)
        const event = await getOpenEvent(tx, eventId)
        await queueMail(tx, eventLetters.reminderMail({ event, row, sender: senderOf(parts) }))
      })
  },
}

/** Notifies the registered of another place or time, or that the event is off, or on again. */
export const notifyEventChanges: Job<object, JobParts> = {
  name: 'tell-event-changes',
  cron: '* * * * *',
  async run(_, parts) {
    const { db, write, clock } = parts
    const now = clock.now()
    const at = { now, still: new Date(now.getTime() - STILL_MS) }
    for (const { id, eventId } of await listUnnotified(db, at, AT_ONCE))
      await write(async (tx) => {
        const before = await markNotified(tx, id, at)
        if (!before) return
        const row = await getRegistration(tx, id)
        const { eventLetters, getOpenEvent } = await lettersIn(row.language)
        const event = await getOpenEvent(tx, eventId)
        const about = { event, row, sender: senderOf(parts) }
        const kind = `change-${before.changedAt.getTime()}`
        const { changeMail, eventOffMail } = eventLetters
        await queueMail(tx, event.isLive ? changeMail(about, kind, before.told) : eventOffMail(about, kind))
      })
  },
}

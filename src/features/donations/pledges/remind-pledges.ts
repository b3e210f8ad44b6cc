import type { Tx } from '#src/platform/database/write.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import type { Sender } from '../settle-receipt.ts'
import {
  endUnpaid,
  type HeldPledge,
  listDuePledges,
  listUnwelcomed,
  lockRunningPledge,
  passDay,
  recordReminder,
  setWelcomed,
} from './job-queries.ts'
import { reminderLetter, welcomeLetter } from './letters.ts'
import { dayOfLetters, daysBetween, lastDue, monthOf, nextDue } from './pledge-days.ts'

/** A day that the site missed by more than this is let go: the next one is near enough. */
const MISSED_DAYS = 7
/** Money may come late, a transfer later still; after this a pledge without a first gift ends. */
const UNPAID_MS = 30 * DAY_MS

/** Writes the letters of pledges: one when it begins, then one each month on its day. */
export const remindPledges: Job<object, JobParts> = {
  name: 'remind-pledges',
  cron: '*/10 * * * *',
  async run(_, { db, write, clock, place, secret }) {
    const now = clock.now()
    const sender = { publicUrl: place.publicUrl, secret }
    for (const id of await listUnwelcomed(db)) await write((tx) => welcome(tx, id, { now, sender }))
    for (const id of await listDuePledges(db, dayOfLetters(now)))
      await write((tx) => remind(tx, id, { now, sender }))
    await endUnpaid(db, { before: new Date(now.getTime() - UNPAID_MS), now })
  },
}

type At = { now: Date; sender: Sender }

async function welcome(tx: Tx, id: number, { now, sender }: At) {
  const pledge = await lockRunningPledge(tx, id)
  if (!pledge || pledge.welcomedAt) return
  await setWelcomed(tx, id, now)
  await queueMail(tx, welcomeLetter(pledge, pledge.nextOn, sender))
}

/** Of two processes at the same pledge the second waits, and then finds that the day has passed. */
async function remind(tx: Tx, id: number, { now, sender }: At) {
  const pledge = await lockRunningPledge(tx, id)
  const today = dayOfLetters(now)
  const due = pledge?.nextOn && lastDue(pledge.day, { today, nextOn: pledge.nextOn })
  if (!pledge || !due) return
  await passDay(tx, id, { askedOn: due, nextOn: nextDue(pledge.day, { today, askedOn: due }) })
  if (!isWanted(pledge, due, today)) return
  if (await recordReminder(tx, id, monthOf(due), now))
    await queueMail(tx, reminderLetter(pledge, monthOf(due), sender))
}

/** Not for a day long past, nor before the pledge began, nor for a month that was given for already. */
const isWanted = ({ beganOn, paidMonths }: HeldPledge, due: string, today: string) =>
  daysBetween(due, today) <= MISSED_DAYS && beganOn < due && !paidMonths.includes(monthOf(due))

import type { Sender } from '#src/features/payments/settle-receipt.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import {
  type LockedPledge,
  listDuePledges,
  listPledgesToWelcome,
  lockRunningPledge,
  markWelcomed,
  passDay,
  recordReminder,
  stopUnpaidPledges,
} from './job-queries.ts'
import { daysBetween, lastDue, mailDay, monthOf, nextDue } from './pledge-days.ts'

/** Maximum delay of a reminder in days; after longer downtime it is skipped, as the next one is close. */
const MISSED_DAYS = 7
/** Time to pay the first gift, transfers included; then the pledge ends. */
const UNPAID_MS = 30 * DAY_MS

/** Sends the mails of pledges: a welcome, then a reminder on its day of each month. */
export const remindPledges: Job<object, JobParts> = {
  name: 'remind-pledges',
  cron: '*/10 * * * *',
  async run(_, { db, write, clock, place, secret }) {
    const now = clock.now()
    const sender = { publicUrl: place.publicUrl, secret }
    for (const id of await listPledgesToWelcome(db)) await write((tx) => welcome(tx, id, { now, sender }))
    for (const id of await listDuePledges(db, mailDay(now)))
      await write((tx) => remind(tx, id, { now, sender }))
    await stopUnpaidPledges(db, { before: new Date(now.getTime() - UNPAID_MS), now })
  },
}

type At = { now: Date; sender: Sender }

async function welcome(tx: Tx, id: number, { now, sender }: At) {
  const pledge = await lockRunningPledge(tx, id)
  if (!pledge || pledge.welcomedAt) return
  await markWelcomed(tx, id, now)
  const { pledgeLetters } = await lettersIn(pledge.language)
  await queueMail(tx, pledgeLetters.welcomeMail(pledge, pledge.nextOn, sender))
}

/** A concurrent process waits for the lock, then finds that the day has passed. */
async function remind(tx: Tx, id: number, { now, sender }: At) {
  const pledge = await lockRunningPledge(tx, id)
  const today = mailDay(now)
  const due = pledge?.nextOn && lastDue(pledge.day, { today, nextOn: pledge.nextOn })
  if (!pledge || !due) return
  await passDay(tx, id, { askedOn: due, nextOn: nextDue(pledge.day, { today, askedOn: due }) })
  if (!isWanted(pledge, due, today)) return
  if (!(await recordReminder(tx, id, monthOf(due), now))) return
  const { pledgeLetters } = await lettersIn(pledge.language)
  await queueMail(tx, pledgeLetters.reminderMail(pledge, monthOf(due), sender))
}

/** True unless the day is long past, before the pledge began, or in a month already paid. */
const isWanted = ({ beganOn, paidMonths }: LockedPledge, due: string, today: string) =>
  daysBetween(due, today) <= MISSED_DAYS && beganOn < due && !paidMonths.includes(monthOf(due))

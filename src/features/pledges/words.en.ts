import { plural } from '#src/ui/plural.ts'
import type { PledgeStatus } from './schema.ts'

/** Label of each state of a pledge. */
export const states: Record<PledgeStatus, string> = {
  waiting: 'Waiting for the first gift',
  active: 'Active',
  paused: 'Paused',
  stopped: 'Stopped',
}
export const onDay = (day: number) => `day ${day} of the month`
export const onDayOrLast = (day: number) => `day ${day}, or the last day of shorter months`
/** Message after each action, by the name that its form sends. */
export const done: Readonly<Record<string, string>> = {
  ubah: 'Your changes have been saved.',
  jeda: 'This monthly gift is paused. We will send no reminders until you resume it.',
  lanjut: 'This monthly gift is active again.',
  berhenti: 'This monthly gift has been stopped. Thank you for all that you have given.',
}
export const changeSumOrDay = 'Change amount or date'
export const sumPerMonth = 'Amount each month, in rupiah'
export const limits = (least: string, most: string) => `From ${least} up to ${most}.`
export const reminderDay = 'Day of the reminder'
export const reminderDayHelp = 'In shorter months, days 29 to 31 mean the last day.'
export const saving = 'Saving'
export const saveChanges = 'Save changes'
export const linksRevoked = 'The old link no longer works. We have e-mailed you the new one.'
export const pasteWholeLink = 'Please paste the whole address of the link in our e-mail.'
export const yourMonthlyGift = 'Your monthly gift'
export const howItWorks = 'Once a month we send you a reminder. No money is ever taken automatically.'
export const linkInvalid =
  'This link is not valid or has been revoked, or this monthly gift is now in your account. If you have an account, log in and open Monthly gifts.'
export const linkFromMail = 'Link from our e-mail'
export const linkFromMailHelp = 'Copy the whole address of the link in the reminder here.'
export const opening = 'Opening'
export const open = 'Open'
export const login = 'Log in'
export const openingGift = 'Opening your monthly gift…'
export const everyMonthFor = 'every month for'
export const reminder = 'Reminder'
export const nextReminder = 'Next reminder'
export const givenSoFar = 'Given so far'
export const sumInTimes = (sum: string, times: number) =>
  `${sum}, ${times} ${plural('en', times, { one: 'gift', other: 'gifts' })}`
export const noneYet = 'none yet'
export const lastGift = 'Last gift'
export const yourName = 'Your name'
export const hidden = 'hidden'
export const changedElsewhere =
  'This pledge has just been changed elsewhere. Please check what you see now, then try again.'
export const purposeGone =
  'The purpose of this pledge no longer exists. Please stop this pledge, then choose another purpose on the Donate page.'
export const notSaved = 'Not saved yet. Please check your connection, then try again.'
export const stop = 'Stop this monthly gift'
export const stopHelp =
  'We will send no more reminders, and this pledge cannot be resumed. The gifts you have given and their receipts remain. If you only need a break, choose pause instead.'
export const stopping = 'Stopping'
export const yesStop = 'Yes, stop'
export const preparing = 'Preparing'
export const continuePaying = (sum: string) => `Continue to pay ${sum}`
export const giveNow = (sum: string) => `Give ${sum} now`
export const waitsUntil = 'This gift is waiting for payment until'
export const nothingByItself = 'No money is ever taken automatically: a gift is made only when you pay it.'
export const resumeReminders = 'Resume reminders'
export const pauseReminders = 'Pause reminders'
export const monthlyGifts = 'Monthly gifts'
export const seeHistory = 'See your donation history'
export const notLoaded = 'Your monthly gifts could not be loaded'
export const noun = 'monthly gifts'
export const listEnded = 'The list has ended'
export const toStart = 'To the beginning'
export const noneOnPage = 'There are no monthly gifts on this page.'
export const noMonthlyGifts = 'No monthly gifts yet'
export const startWithOne = 'Begin with one gift'
export const howToStart =
  'Choose “Every month” on the Donate page. You can change the amount and the date at any time.'
export const revokeLinks = 'Revoke this link'
export const revokeLinksHelp =
  'Has somebody else read our e-mail? All links we have sent so far will stop working, and we will e-mail you a new one. The pledge and its gifts remain.'
export const revoking = 'Revoking'
export const revokeAndSend = 'Revoke and send a new one'

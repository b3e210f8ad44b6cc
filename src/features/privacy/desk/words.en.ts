import { plural } from '#src/ui/plural.ts'

export const copyOfData = 'Copy of data'
export const copyNeedsAccount =
  'Enter the number of the person’s account under Details; then the copy of their data can be prepared here.'
export const copyBefore = 'A zip file with everything we hold about '
export const thisPerson = 'this person'
export const copyAfter =
  ', the same as they can download themselves on the Privacy page. First make sure that it is really they who ask. Give it only to them, then delete the file from your device.'
export const copyReady = (time: string) =>
  `The copy is ready: for one download, until ${time} WIB, and only by you.`
export const downloadCopy = 'Download the copy'
export const preparing = 'Preparing'
export const prepareAgain = 'Prepare again'
export const prepareCopy = 'Prepare the copy'
export const subject = 'Subject'
export const knownAt = 'Known since (WIB)'
export const receivedAt = 'Received (WIB)'
export const clockHelp = '3 × 24 hours run from this moment.'
export const whenAndHow = 'When and how it happened'
export const dataRevealed = 'Data revealed'
export const peopleAffected = 'Number of people affected'
export const remedy = 'Response and recovery'
export const whoAsks = 'Who asks'
export const name = 'Name'
export const email = 'E-mail'
export const account = 'Their account'
export const accountHelp = 'If they have an account. Leave it empty if not.'
export const request = 'The request'
export const mailTo = (to: string) => `E-mail to ${to}`
export const toLine = (to: string) => `To: ${to}`
export const subjectLine = (subject: string) => `Subject: ${subject}`
export const copyMail = 'Copy the e-mail'
export const untold =
  'First record that the people and the authority have been told; only then is this case done.'
export const isClosed = 'This case has been closed. Reopen it first.'
export const isOpen = 'This case is still open.'
export const accountGone = 'That account no longer exists. Check the field “Their account” under Details.'
export const due = ', due '
export const saved = 'Saved.'
export const copyExpired =
  'That copy has been downloaded already, or its time is over. Prepare it again if it is still needed.'
export const steps = 'Steps'
export const details = 'Details'
export const mailToCopy = 'E-mail to copy'
export const note = 'Note'
export const noteHelp =
  'For “Done” and “Refused” this is the evidence: what was done and when, or the legal basis.'
export const sendAnswer = 'Send the answer below to the person by e-mail, together with “Done” or “Refused”'
export const saving = 'Saving'
export const addStep = 'Add a step'
export const newCase = 'Record a privacy case'
export const newCaseLead =
  'Write it down at once, even if not everything is known yet; the details can be completed later.'
export const kindOfCase = 'Kind of case'
export const aRequest = 'Request'
export const aBreach = 'Data breach'
export const record = 'Record'
export const cancel = 'Cancel'
export const whatIsAsked = 'What is asked for'
export const noun = 'cases'
export const search = 'Subject, name or e-mail'
export const kind = 'Kind'
export const state = 'State'
export const privacyDesk = 'Privacy desk'
export const lead =
  'What people ask about their data, and data breaches. The law gives 3 × 24 hours; the first to fall due is at the top.'
export const recordCase = 'Record a case'
export const caption = 'Privacy cases, the first to fall due at the top'
export const nothing =
  'Nobody has asked for anything. Record it here as soon as there is a letter, an e-mail or a call.'
export const time = 'Time'
export const dueBy = 'Due'
export const doneLate = 'done late'
export const inTime = 'in time'
export const hours = (hours: number) => plural('en', hours, { one: '1 hour', other: `${hours} hours` })
export const lessThanHour = 'less than 1 hour'
export const overdueBy = (time: string) => `overdue by ${time}`
export const timeLeft = (time: string) => `${time} left`
export const copyOnlyFor =
  'A copy of the data is only for requests for access and for data for another system.'
export const proof = (proof: string) => `Evidence of completion: ${proof}`
export const kinds = {
  access: 'Access to data and a copy',
  correction: 'Correction of data',
  erasure: 'Erasure of data',
  objection: 'Objection',
  restriction: 'Restriction of processing',
  withdrawal: 'Withdrawal of consent',
  portability: 'Data for another system',
  breach: 'Data breach',
}
export const statuses = { open: 'Open', done: 'Done', refused: 'Refused' }
export const stepNames = {
  opened: 'Recorded',
  note: 'Note',
  person_told: 'The person has been told',
  authority_told: 'The authority has been told',
  changed: 'Details changed',
  copied: 'Copy of the data downloaded',
  done: 'Done',
  refused: 'Refused',
  reopened: 'Reopened',
}

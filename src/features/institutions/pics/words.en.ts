import { plural } from '#src/ui/plural.ts'

export const noun = 'members'
export const searchMembers = 'Name or e-mail'
export const saidConfirmed = 'Confirmed. We let the person know by e-mail.'
export const saidRefused = 'Declined. We let the person know, kindly.'
export const saidRemoved = 'That member has been removed from the institution.'
export const saidPicNamed = 'The new PIC has been appointed. We let them know by e-mail.'
export const saidPicRelieved = 'The PIC has been relieved of the duty.'
export const institutionMembers = 'Members of the institution'
export const waitingToBeConfirmed = 'Waiting to be confirmed'
export const claimsNotLoaded = 'The requests could not be loaded. Please reload this page.'
export const members = 'Members'
export const peopleCount = (count: number) =>
  `${count.toLocaleString('en-GB')} ${plural('en', count, { one: 'person', other: 'people' })}`
export const noMembers = 'No members with an account yet.'
export const sayTheyBelong = (count: number) =>
  `${count} ${plural('en', count, { one: 'person says they are a member', other: 'people say they are members' })}`
export const nobodyWaits = 'Nobody is waiting'
export const picDuty = 'Duty as PIC'
export const ofAtMostThree = (count: number) => `${count} of at most 3`
export const picsOf = (institution: string, names: string) =>
  `PICs of ${institution}: ${names}. New PICs are appointed by the secretariat, or you hand your duty over to another member in the list above.`
export const onlyPic =
  'You are the only PIC. If you step down, the secretariat looks after this institution until there is a new PIC.'
export const stepDown = 'Step down as PIC'
export const saving = 'Saving'
export const noPicAfterwards = (institution: string) =>
  `After this, ${institution} has no PIC. We let the secretariat know.`
export const staysMember = 'You remain a member of this institution, but are no longer a PIC.'
export const pic = 'PIC'
export const memberSince = (day: string) => ` · member since ${day}`
export const remove = 'Remove'
export const removeQuestion = (name: string, institution: string) =>
  `${name} will no longer be recorded as a member of ${institution}. Their account remains, and we let them know by e-mail.`
export const handOver = 'Hand over the duty as PIC'
export const handingOver = 'Handing over'
export const toPerson = (name: string) => `to ${name}`
export const handOverQuestion = (name: string) =>
  `${name} becomes PIC in your place. You remain a member, but are no longer a PIC.`
export const relieve = 'End the duty as PIC'
export const appoint = 'Make PIC'

export const movedUp = (event: string) => `You have a place: ${event}`
export const registered = (event: string) => `You are registered: ${event}`
export const seatIsFree = (event: string) =>
  `A place has become free and you are next in line: your place at ${event} is now confirmed.`
export const seatIsSure = (event: string) =>
  `Your place at ${event} is confirmed. We look forward to seeing you.`
export const calendarAttached = 'The event is attached as a calendar file.'
export const waitlist = (event: string) => `Waiting list: ${event}`
export const allTaken = (event: string) =>
  `All places at ${event} are taken. You are on the waiting list: as soon as there is a place for you, we will write again. You do not need to register again.`
export const cancelled = (event: string) => `Registration cancelled: ${event}`
export const isCancelled = (event: string) =>
  `Your registration for ${event} has been cancelled. Thank you for letting us know: the place is open to others again.`
export const changedYourMind =
  'Changed your mind? You can register again on the event’s page for as long as registration is open.'
export const soon = (event: string) => `Coming up: ${event}`
export const lookForward = (event: string) => `We look forward to seeing you at ${event}.`
export const changed = (event: string) => `New time or place: ${event}`
export const backOn = (event: string) => `Taking place after all: ${event}`
export const hasChanged = (event: string) => `Something has changed about ${event}.`
export const takesPlace = (event: string) => `${event} will take place after all.`
export const formerly = (facts: string) => `Before: ${facts}.`
export const off = (event: string) => `Not taking place: ${event}`
export const isOff = (event: string) =>
  `We are sorry: ${event} will not take place at the time we told you. If it is held later, we will write to you.`
export const seatStays = 'You still have your place; your entry code stays the same.'
export const placeInLineStays = 'You keep your place on the waiting list.'
export const time = 'Time'
export const place = 'Place'
export const showCode = 'Show this code to the staff at the entrance:'
export const codePicture = 'QR code for the staff; the code is written below'
export const cannotCome =
  'Can’t come, or it wasn’t you who registered? Please cancel through this link, so that the place can go to somebody else.'
export const seeRegistration = 'See or cancel your registration'
export const openEvent = 'Open the event’s page'

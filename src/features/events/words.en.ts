import { plural } from '#src/ui/plural.ts'

const units = {
  months: { one: 'month', other: 'months' },
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  minutes: { one: 'minute', other: 'minutes' },
  seconds: { one: 'second', other: 'seconds' },
}

export const unit = (name: keyof typeof units, count: number) => plural('en', count, units[name])
export const timeLeft = (time: string) => `in ${time}`
export const verySoon = 'very soon'
export const time = 'Time of the event'
export const upcomingEvents = 'Upcoming events'
export const registerToAttend = 'Register'
export const joinWaitingList = 'Join the waiting list'
export const saveToCalendar = 'Add to calendar'
export const fullButWaiting = 'Full. The waiting list is still open.'
export const fullAndClosed = 'Full, and registration has closed.'
export const registrationClosed = 'Registration has closed.'
export const running = 'Under way'
export const over = 'Past'
export const until = (end: string) => `Until ${end}`
export const endedOn = (end: string) => `This event ended on ${end}`
export const startsIn = 'Starts in'
export const startsVerySoon = 'Starts very soon'
export const starts = (left: string, when: string) => `Starts ${left}: ${when}`
export const events = 'Events'
export const pageNumber = (page: number) => `, page ${page}`
export const eventsDescription =
  'Regional meetings, training and worship across the network, with times in the local time zone.'
export const eventsLead =
  'Regional meetings, training and shared worship. Times are in the time zone of the place.'
export const eventsNotLoaded = 'The events could not be loaded'
export const queryIsKept = 'Your search is kept.'
export const noun = 'events'
export const pastEventsTitle = 'Past events'
export const regionNamed = (region: string) => `${region} region`
export const searchedIn = (query: string, title: string) => `“${query}” in ${title}`
export const month = 'Month'
export const allMonths = 'All months'
export const upcoming = 'Upcoming'
export const searchEvents = 'Search events'
export const region = 'Region'
export const allRegions = 'All regions'
export const search = 'Search'
export const details = 'Details'
export const noneOnPage = 'There are no events on this page'
export const listIsShorter = 'The list isn’t that long.'
export const toFirstPage = 'To the first page'
export const noneInMonth = 'There are no events in this month'
export const noneInMonthHere = 'There are no events in this region in this month'
export const seeOtherMonths = 'Have a look at other months.'
export const nonePastHere = 'There are no past events in this region yet'
export const noneUpcomingHere = 'There are no upcoming events in this region yet'
export const seeOtherRegions = 'Have a look at events in other regions.'
export const nonePast = 'There are no past events yet'
export const seeUpcoming = 'Have a look at the upcoming ones.'
export const noneUpcoming = 'There are no upcoming events yet'
export const nextDates = 'The next dates appear here as soon as they are set.'
export const pastEvents = 'Past events'
export const otherEvents = 'Other events'
export const allEvents = 'All events'
export const event = 'Events'
export const calendarOf = (title: string, site: string) => `${title} – ${site} (calendar)`
export const subscribeCalendar = 'Subscribe to the calendar'
export const downloadCalendar = 'Download the calendar (.ics)'
export const forYou = (time: string) => `${time} for you`
export const networkCalendar = 'Network calendar'
export const networkCalendarText = 'All events, always up to date, in your own calendar.'
export const organiser = 'Organiser'
export const aboutEvent = 'About the event'
export const seeOnMap = 'See on the map'
export const registration = 'Registration'
export const hasBegun = 'This event has begun. Please register only if you can still come.'
export const noLongerPossible =
  'This is no longer possible: things have just changed. Please see what is written above.'
export const opensOn = (when: string) => `Registration opens on ${when}.`
export const closesOn = (when: string) => `Registration closes on ${when}.`
export const membersOnly = 'For members only.'
export const allSeatsTaken = (capacity: number) =>
  `All places (${capacity}) are taken. The waiting list is open: first come, first served.`
export const seatsLeft = (left: number, capacity: number) =>
  `${left} of ${capacity} ${plural('en', capacity, { one: 'place is', other: 'places are' })} still free.`
export const registrationReceived =
  'We have received your registration. An e-mail will tell you whether you have a place or are on the waiting list.'
export const registerSomeone = 'Register someone else'
export const registerNow = 'Register'
export const loginToRegister = 'Log in to register'
export const register = 'Register'
export const name = 'Name'
export const email = 'E-mail'
export const emailExample = 'name@example.org'
export const emailHelp = 'This is where we send word about your place, and your attendance code.'
export const phone = 'Indonesian mobile number (optional)'
export const phoneHelp =
  'In case of last-minute changes. We use what you write here for this event only, and delete it a year later.'
export const registering = 'Registering'
export const isPresent = 'Your attendance has been recorded.'
export const isRegistered = 'You are registered and your place is confirmed.'
export const codeBefore = 'Your attendance code: '
export const codeAfter = '. You will find the confirmation in your e-mail.'
export const isWaiting =
  'You are on the waiting list. As soon as there is a place for you, we will send you an e-mail.'
export const cancelling = 'Cancelling'
export const cancelAsk = 'Cancel registration'
export const cancelMeans =
  'Your place opens up for somebody else. You can register again for as long as registration is open.'
export const cancelNow = 'Yes, cancel it'
export const seeYou = 'See you at the event.'
export const yourRegistration = 'Your registration'
export const eventLabel = 'Event'
export const timeLabel = 'Time'
export const place = 'Place'
export const code = 'Attendance code'
export const eventPage = 'Event page'
export const isCancelled =
  'This registration has been cancelled. Thank you for letting us know; the place is open to others again.'
export const thanksForComing = 'Your attendance has been recorded. Thank you for coming.'
export const isOver = 'This event is over.'
export const placeIsConfirmed = 'Your place is confirmed.'
export const waitsForPlace =
  'You are on the waiting list. As soon as there is a place for you, we will write again.'
export const cannotCancel = 'This registration can no longer be cancelled.'
export const notSaved = 'Not saved yet. Check your connection, then try again.'
export const registrationGone = 'This registration no longer exists.'
export const linkFromMail = 'Link from our e-mail'
export const linkHelp = 'Filled in by itself when you open the link. If not, copy its whole address to here.'
export const opening = 'Opening'
export const open = 'Open'
export const aboutEvents = 'Upcoming training, meetings and worship'
export const eventNoun = 'event'
export const shareHeading = 'Event'
export const deskHeading = 'Events'
export const aboutExport = 'Events that you wrote, with all versions of their text'

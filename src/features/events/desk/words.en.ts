import { plural } from '#src/ui/plural.ts'

export const excerptHelp = 'One or two sentences for the list and the calendar. Left empty: its first words.'
export const time = 'Time'
export const start = 'Starts'
export const end = 'Ends'
export const timeZone = 'Time zone'
export const timeZoneHelp = 'The times above are local to the place of the event.'
export const place = 'Place'
export const placeHelp =
  'For example Balai Desa Oepura. For an event on the internet, begin with the word Daring (online).'
export const region = 'Region'
export const inNoRegion = 'Not in one region'
export const chooseRegion = 'Choose a region'
export const fullAddress = 'Full address'
export const institutionHelp = 'Named on the event’s page as its organiser.'
export const publishing = 'Publishing'
export const events = 'Events'
export const pictureHelp =
  'Photographs only with the written consent of those who can be recognised. Without one, a woven cloth is the cover.'
export const registration = 'Registration'
export const rulesApplyAtOnce =
  'Applies as soon as it is saved, even while the new text is not yet published.'
export const whoMayRegister = 'Who may register'
export const seats = 'Number of places'
export const seatsHelp =
  'Left empty: no limit. Once it is full, everyone after that goes on the waiting list.'
export const opens = 'Opens'
export const opensHelp = 'Local time at the place. Left empty: at once.'
export const closes = 'Closes'
export const closesHelp = 'Left empty: when the event starts.'
export const changedMeanwhile =
  'Somebody else has just changed the registration. Check how things stand now, then try again.'
export const askBeforeDeleting =
  'If people have registered, their registrations will no longer be visible. Please ask the secretariat first.'
export const deletingHides = (coming: number) =>
  `${plural('en', coming, { one: '1 person has', other: `${coming} people have` })} registered. If you delete the event, their registrations will no longer be visible and their attendance codes will not work. Tell them first, or just change the event.`
export const lead = 'Meetings, training and broadcasts are written, scheduled and published here.'
export const row = 'events'
export const search = 'Title or address on the site'
export const add = 'Add an event'
export const caption = 'Events, the latest start first'
export const nothing = 'No events yet. The first one begins as a draft, which only the desk can see.'
export const newEvent = 'New event'
export const newEventLead = 'It is saved as a draft, which only the desk can see.'
export const upcoming = 'Upcoming'
export const past = 'Past'
export const state = 'State'
export const noLimit = 'no limit on places'
export const seatsCount = (seats: string) => `${seats} places`
export const opensAt = (moment: string) => `opens on ${moment}`
export const closesAt = (moment: string) => `closes on ${moment}`
export const closesAtStart = 'closes when the event starts'
export const rulesNow = (rules: string) => `Registration now: ${rules}.`
export const event = 'The event'

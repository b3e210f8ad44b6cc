export const result = (title: string) => `Result: ${title}`
export const recordedAt = (time: string) => `Recorded ${time}`
export const takeBack = 'Undo'
export const checkIn = 'Check in'
export const events = 'Events'
export const participants = 'Participants'
export const code = 'Attendance code'
export const codeExample = 'for example C-9F2K-7QXM'
export const codeHelp =
  'Or scan the QR code in the participant’s e-mail with this phone’s camera: this page then opens by itself.'
export const checkingIn = 'Checking in'
export const addParticipant = 'Add a participant'
export const addLead = (title: string, counts: string) =>
  `${title}. ${counts}. If it is full, the person goes on the waiting list.`
export const hasBegun = 'This event has begun. Register only those who can still come.'
export const onlyToLive = 'Participants can only be added to an event that is published and not yet over.'
export const register = 'Register'
export const name = 'Name'
export const email = 'E-mail'
export const emailHelp =
  'Optional: without it there is no e-mail and no code, and the person is checked in by name.'
export const phone = 'Mobile number'
export const withoutCode = 'Without a code'
export const searchParticipants = 'Search participants'
export const nameOrEmail = 'Name or e-mail'
export const noMatch = (query: string) => `Nothing matches “${query}”.`
export const nameDeleted = 'Name deleted'
export const presentAt = (time: string) => `Checked in ${time}`
export const letInThoughFull = 'Admit though full'
export const noun = 'registrations'
export const search = 'Name, e-mail or mobile number'
export const state = 'State'
export const confirmed = 'Registered'
export const waiting = 'Waiting'
export const cancelled = 'Cancelled'
export const present = 'Checked in'
export const notPresent = 'Not checked in'
export const saving = 'Saving'
export const cancel = 'Cancel'
export const cancelling = 'Cancelling'
export const captionFor = (title: string) => `Registrations for ${title}, the earliest first`
export const nothing = 'Nobody has registered yet.'
export const number = (id: number) => `Number ${id}`
export const addedWithPlace = 'Registered, with a confirmed place.'
export const addedToWaiting = 'All places are taken: added to the waiting list.'
export const attendance = 'Attendance'
export const notYet = 'not yet'
export const isPresent = 'checked in'
export const isNotPresent = 'not checked in'
export const withoutEmail = 'no e-mail'
export const mobile = 'Mobile'
export const registeredAt = 'Registered'
export const closeNow = 'Close registration now'
export const openNow = 'Open registration now'
export const openAgain = 'Open registration again'
export const registration = 'Registration'
export const nowInForce = (state: string) => `${state} This applies from now on.`
export const stateNone = 'No registration.'
export const stateSoon = 'Not open yet.'
export const stateOpen = 'Open.'
export const stateFull = 'Open, all places taken.'
export const stateClosed = 'Closed.'
export const countRegistered = (confirmed: number) => `${confirmed} registered`
export const countOfSeats = (confirmed: number, capacity: number) =>
  `${confirmed} of ${capacity} places taken`
export const counts = (seats: string, waiting: number, present: number) =>
  `${seats}, ${waiting} waiting, ${present} checked in`
export const whoNone = 'No registration'
export const whoPublic = 'Anyone'
export const whoMember = 'Members only'
export const presentCount = 'checked in'
export const lead = (time: string, counts: string, cancelled: number) =>
  `${time}. ${counts}, ${cancelled} cancelled.`

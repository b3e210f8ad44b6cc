export const devices = 'Devices that are logged in'
export const devicesLead = 'Don’t recognise one of them? Log it out, then change your password.'
export const otherDevice = 'Another device'
export const thisDevice = ' – this device'
export const loggedInOn = (when: string) => `Logged in on ${when}`
export const lastUsedOn = (when: string) => `Last used on ${when}`
export const endSession = 'Log out'
export const endingSession = 'Logging out'
export const endOthers = 'Log out all the others'
export const ending = 'Logging out'
export const events = 'What has happened on this account'
export const eventsLead =
  'Logins, failed attempts and changes over the last 90 days. Something that wasn’t you? Change your password, then log out the other devices.'
export const noEvents = 'Nothing yet. What happens appears here a few seconds later.'
export const eventsNoun = 'events'

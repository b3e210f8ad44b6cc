export const kinds = {
  login: 'Login',
  logout: 'Logout',
  'step-up': 'Confirmation of identity',
  password: 'Change of password',
  recovery: 'New password by e-mail',
  email: 'Change of e-mail address',
  factor: 'Second step',
  sessions: 'Logging out devices',
  account: 'Action on the account',
  duty: 'Roles and duties',
  settings: 'Settings of the site',
  money: 'Action on money',
  access: 'Opening a page without permission',
}
export const outcomes = {
  done: 'Done',
  'factor-asked': 'Password correct, second step asked for',
  'proof-asked': 'Confirmation asked for',
  failed: 'Failed',
  refused: 'Refused',
}
export const times = (count: string) => ` (${count} times)`
export const notAccountHere = 'No account here'
export const account = 'Account'
export const event = 'Event'
export const result = 'Result'
export const deviceAndNetwork = 'Device and network'
export const time = 'Time'
export const operation = 'Operation'
export const person = 'Person'
export const kind = 'Kind'
export const fromDate = 'From'
export const toDate = 'To'
export const securityEvents = 'Security events'
export const eventsLead =
  'Logins, failed attempts, refused requests, and every time someone confirms who they are. Kept for 90 days.'
export const caption = 'Security events, newest first'
export const firstEvent = 'The first event appears as soon as someone logs in.'
export const noun = 'events'

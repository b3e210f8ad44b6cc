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

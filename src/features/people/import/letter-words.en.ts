export const invitation = 'An invitation to open an account'
export const invites =
  'The secretariat invites you to open an account on our network’s site. Your name and address come from a list of the network; no account is made until you agree.'
export const choosePassword = 'Choose a password'
export const ifUnwanted =
  'This link works once, for 30 days from the day of the invitation. If you would rather not join, simply ignore this e-mail: what we noted for the invitation is deleted by itself.'

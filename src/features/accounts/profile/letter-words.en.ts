export const confirmEmail = {
  subject: 'Confirm your new e-mail address',
  lead: 'You asked for your account to use this address. Please confirm it within 60 minutes through this link.',
  button: 'Use this address',
  ignore: 'If you did not ask for it, ignore this e-mail. Nothing has changed.',
}
export const emailTaken = {
  subject: 'Your account already uses this address',
  lead: 'Somebody asked for their account to use this e-mail address. Your account already uses it, so nothing has changed.',
  fromOther:
    'If it was you who asked, from another account, first change the address of the account that uses this one.',
}
export const emailRequest = {
  subject: 'Request to change your e-mail address',
  lead: (next: string) =>
    `There is a request to change the e-mail address of your account to ${next}. The old address stays in use until the new one is confirmed.`,
}
export const emailChanged = {
  subject: 'The e-mail address of your account has been changed',
  lead: 'Your account now uses another e-mail address. We no longer write to this address.',
  notYou: 'If it was not you who changed it, contact the secretariat at once.',
}
export const phoneChanged = {
  subject: 'The mobile number of your account has been changed',
  lead: 'The mobile number in your profile has just been changed.',
}
export const notYouAsked =
  'If it was not you who asked, set a new password at once through the login page, then contact the secretariat.'
export const notYouChanged =
  'If it was not you who changed it, set a new password at once through the login page, then contact the secretariat.'

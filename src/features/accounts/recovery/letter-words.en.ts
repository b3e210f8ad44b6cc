export const newPassword = 'Set a new password'
export const askedForPassword =
  'You, or somebody who typed this address, asked for a new password. Set it here:'
export const worksOnce = 'The link works once and for 60 minutes. Links that we sent before no longer work.'
export const askedFrom = 'The request came from:'
export const notYouIgnore =
  'Not you? Just ignore this e-mail: your password stays as it is, and that person was not told whether this address has an account.'
export const passwordChanged = 'Your password has been changed'
export const allLoggedOut =
  'The password of your account has just been changed through a link in an e-mail, and all devices have been logged out. Please log in with the new password.'
export const login = 'Log in'
export const changedFrom = 'Changed from:'
export const notYouHurry =
  'Not you? Set a new password here at once, and change the password of your e-mail account too:'
export const tellUs = 'Then let us know here:'

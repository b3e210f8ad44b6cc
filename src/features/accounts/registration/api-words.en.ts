export const activationLinkUnknown =
  'This link isn’t valid. There may be a newer e-mail: open the latest one, or ask for a new e-mail.'
export const activationLinkOver = 'This link is more than 48 hours old. Please register again.'
export const activationCodeWrong =
  'The code doesn’t match, or is more than 10 minutes old. Check it, or ask for a new e-mail.'
export const activationCodeTried =
  'The code has been tried too often. Open the link in the activation e-mail.'
export const atMost50Lists = 'At most 50 lists.'
export const unknownWay = 'Send the token only, or email with code, or email with resend.'
export const sixDigitsMissing = 'Enter the six digits from the e-mail.'
export const notRegisteredPassword =
  'This isn’t the password from the registration. If it wasn’t you who registered, create a new password.'
export const triedTooOften = 'Too many tries. Create a new password below.'

export const linkUnknown =
  'We do not know this link. Copy its whole address from the latest letter, or decide on the site.'
export const linkUsed = 'This link has been used already. Please go on by the site.'
export const linkOver = 'This link is more than 72 hours old. Log in, then decide on the site.'
export const linkOfNoPic =
  'This link is no longer valid: you are not a contact (PIC) of this institution now.'
export const postChanged =
  'This item has changed, or no longer waits for review. See how it stands on the site.'

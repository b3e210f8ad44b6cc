export const linkUnknown = 'We do not know this link. Copy its whole address from our letter.'
export const nameMissing = 'Please enter a name.'
export const emailMissing = 'Please enter an e-mail address.'
export const phoneOrNothing = 'Enter a mobile number, or leave this empty.'

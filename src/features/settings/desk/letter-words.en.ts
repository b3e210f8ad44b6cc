export const accountReplaced = 'The bank account for donations has been changed'
export const whoReplaced = (name: string) => `${name} changed the bank account that donors see. It now says:`
export const bank = 'Bank'
export const accountNumber = 'Account number'
export const accountHolder = 'Account holder'
export const empty = 'empty'
export const undoIt =
  'If you did not decide this together, change it back under Settings at once and change the password of that person’s account.'
export const openSettings = 'Open Settings'

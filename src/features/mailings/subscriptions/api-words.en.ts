export const leaveLinkUnreadable =
  'This link is not complete or not from one of our letters. Open it again from your letter, or copy all of it.'
export const leaveLinkOver =
  'This link is no longer valid: its address has been deleted, and nothing is sent there any more.'
export const returnIsOver =
  'This link can only restore a subscription within an hour of leaving. Please subscribe again; we send a letter to confirm it.'
export const leaveLinkUnknown =
  'We do not know this link, or it is very old. Log in, then switch the newsletter off on the Privacy page, or write to us.'
export const confirmLinkUnknown = 'This link is no longer valid. Please subscribe again.'
export const confirmLinkOver = 'This link is more than 14 days old. Please subscribe again.'
export const listIsClosed = 'This list has been closed, so nothing is sent to it any more.'
export const openLinkFromLetter = 'Open the link from the letter.'
export const oneOrNothing = 'Enter 1, or leave this empty.'

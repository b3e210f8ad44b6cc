export const leaveInstitutionFirst = 'Leave your present institution first, then choose the new one.'
export const photoMissing = 'Upload a photo first.'
export const emailLinkOver =
  'This link has been used, replaced by a newer one, or is more than 60 minutes old. Ask for a new one from your profile.'
export const emailLinkOfOther =
  'Another account asked for this link. Log in with the account that asked, then open the link again.'
export const chooseLanguage = 'Choose a language from the list.'

export const hasChanged = (title: string) => `“${title}” has changed`
export const changedSince = (title: string, day: string) =>
  `Our text “${title}”, which applies to your account, has changed as of ${day}.`
export const whatChanged = (note: string) => `What has changed: ${note}`
export const readNew = 'Read the new text'
export const formerIsThere = 'The previous text can still be read:'
export const consentIsAsked =
  'When you next log in, we will ask you to agree to this text. If you do not agree, you can download your data and delete your account on the Privacy page.'
export const consentStays =
  'You need not do anything: your consent remains valid. If you do not agree with this change, you can download your data and delete your account on the Privacy page.'
export const openPrivacy = 'Open the Privacy page'

export const login = 'Log in'

export const rolesChanged = 'Your role has changed'
export const yourRoles = (roles: string) =>
  `Your role is now: ${roles}. All your devices have been logged out; please log in again.`
export const roles = { member: 'member', staff: 'staff of the secretariat', admin: 'admin' }
export const moderator = 'moderator'
export const editorOf = (region: string) => `editor of the region ${region}`
export const needsFactor =
  'This role needs a second step for logging in. If you have none yet, you will be asked to set it up.'
export const ifUnknownChange = 'If you do not know about this change, let the secretariat know.'

export const dataCorrected = 'The secretariat has corrected your account’s data'
export const hasCorrected = (fields: string) =>
  `The secretariat has corrected these data of your account: ${fields}.`
export const fields = {
  nama_lengkap: 'full name',
  phone: 'mobile number',
  organisasi: 'organisation',
  region_id: 'region',
  participant_id: 'institution',
  email: 'e-mail address',
}
export const because = (reason: string) => `The reason: ${reason}`
export const checkProfile = 'Check your profile'
export const ifWrong =
  'If anything is wrong, correct it in your profile or write to us through the Contact page.'

export const emailReplaced = 'The secretariat has changed your account’s e-mail address'
export const usesOther = (email: string) =>
  `Your account now uses ${email}. We no longer write to this address.`
export const ifNotAsked = 'If it was not you who asked for this, contact the secretariat at once.'

export const suspended = 'Your account has been suspended'
export const isSuspended =
  'The secretariat has suspended your account. Until this is lifted you cannot log in; your texts and your data are kept.'
export const ifMistaken =
  'If you think that this is a mistake, write to us. You also keep all rights to your personal data.'
export const writeToUs = 'Write to the secretariat'

export const unsuspended = 'You can use your account again'
export const isUnsuspended = 'Your account is no longer suspended. Please log in as usual.'

export const merged = 'Your two accounts have been merged'
export const areMerged = (email: string) =>
  `You had two accounts. The secretariat has merged them: your texts, donations and other data are now in the account with the address ${email}. Please log in with that address only.`
export const ifUnknownMerge = 'If you do not know about this, let the secretariat know at once.'

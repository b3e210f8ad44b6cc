export const saved = {
  profil: 'Your profile has been saved.',
  surat: 'We’ve sent a link to the new address. The address changes once you have opened the link.',
  batal: 'The request to change the address has been withdrawn.',
}
export const profile = 'Profile'
export const profileLead = 'What we store about you. Only the fields with an asterisk are required.'
export const completeness = 'Completeness'
export const partsFilled = (done: number, total: number) => `${done} of ${total} parts filled in`
export const isFilled = ', filled in'
export const add = (part: string) => `Add ${part.toLowerCase()}`
export const emailAddress = 'E-mail address'
export const mailGoesToBefore = 'Our e-mails go to '
export const mailGoesToAfter = '.'
export const pendingBefore = 'Waiting to be confirmed: '
export const pendingAfter = '. Open the link in the e-mail that we sent there. It works for 60 minutes.'
export const withdrawing = 'Withdrawing'
export const withdraw = 'Withdraw the request'
export const newEmail = 'New e-mail address'
export const emailExample = 'name@example.org'
export const newEmailHelp = 'We’ll send a link to the new address and a notice to the old one.'
export const sending = 'Sending'
export const changeEmail = 'Change e-mail address'
export const region = 'Region'
export const fullName = 'Full name'
export const phone = 'Indonesian mobile number'
export const address = 'Address'
export const otherOrganisation = 'Other organisation'
export const birthPlace = 'Place of birth'
export const birthDate = 'Date of birth'
export const changedElsewhere = 'This profile has been changed in another tab or on another device.'
export const inputIsKept = 'What you typed is still below. Save again if yours is right.'
export const storedNow = (label: string, value: string) => `${label} as stored now: ${value}`
export const empty = 'empty'
export const photo = 'Profile photo'
export const photoHelp = 'Shown beside your name in the member area.'
export const phoneIsHidden = 'Not shown to the public.'
export const chooseRegion = 'Choose a region'
export const gender = 'Gender'
export const notGiven = 'Not given'
export const female = 'Female'
export const male = 'Male'
export const saving = 'Saving'
export const saveProfile = 'Save profile'
export const institution = 'Member institution'
export const waitsForConfirmation =
  'Waiting to be confirmed by the institution’s contact person or the secretariat.'
export const needsConfirmation =
  'Takes effect once the institution’s contact person or the secretariat has confirmed it.'
export const none = 'None'
export const otherOrganisationHelp = 'If your institution is not a member.'
export const claimRefused = (institution: string) =>
  `${institution} could not confirm that you belong to it. Choose another institution, or contact the secretariat.`
export const youAreContact =
  'You are this institution’s contact person. If you leave, that duty ends, too; if you are the only one, first hand it over under Institution members.'
export const leaveInstitution = 'Leave this institution'
export const emailAndPhone = 'E-mail and mobile'
export const regionAndAddress = 'Region and address'
export const institutionOrOrganisation = 'Institution or organisation'
export const birthPlaceAndDate = 'Place and date of birth'
export const loginFirst =
  'First log in, in this browser, with the account that asked for it, then open the link in the e-mail once more.'
export const toLogin = 'To the login page'
export const whatNewEmailDoes = 'Confirm that your account uses this address from now on.'
export const oneAddress = 'One address, always in touch.'
export const useAddress = 'Use this address'
export const emailChanged = 'Your account now uses this address. Use it to log in, too.'
export const toProfile = 'To your profile'
export const languageOfLetters = 'Language of our e-mails'
export const languageHelp = 'E-mails, receipts and reminders for you are written in this language.'

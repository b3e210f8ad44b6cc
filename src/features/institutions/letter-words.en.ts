export const openProfile = 'Open your profile'

export const wantsToJoin = (name: string, institution: string) => `${name} would like to join ${institution}`
export const saysTheyBelong = (name: string, institution: string) =>
  `${name} says that they are a member of ${institution}. As PIC, you are the one who confirms it.`
export const name = 'Name'
export const email = 'E-mail'
export const region = 'Region'
export const organisation = 'Organisation'
export const seeAndDecide = 'View and decide'
export const decideLater = 'After that, you can still decide on this request on the site:'
export const welcomeTo = (institution: string) => `Welcome to ${institution}`
export const isConfirmed = (institution: string) =>
  `${institution} has confirmed that you are a member. From now on the institution can endorse your texts, and you have access to the files for participants.`
export const toMemberArea = 'To the member area'
export const aboutMembership = (institution: string) => `About your membership of ${institution}`
export const isNotConfirmed = (institution: string) =>
  `Thank you for registering. ${institution} could not confirm yet that you are a member. Perhaps they do not recognise your name, or you belong to another institution.`
export const accountStays =
  'You can use your account as before. If you think that this is a mistake, contact your institution directly, choose another institution in your profile, or write to us through the Contact page.'

export const changeAccepted = (institution: string) => ({
  subject: `Published: changes to the page of ${institution}`,
  says: `Your changes to the page of ${institution} are now on the site. Thank you.`,
})
export const changeRefused = (institution: string) => ({
  subject: `Not published yet: changes to the page of ${institution}`,
  says: `The secretariat has read your proposal for the page of ${institution} and has not published it yet. Please revise it as the note says, then send it again.`,
})
export const note = 'Note'
export const openInstitution = 'Open the institution’s page'

export const youArePic = (institution: string) => `You are now PIC of ${institution}`
export const picDoes = (institution: string) =>
  `From now on you are PIC (contact person) of ${institution}: you confirm its members, look after its page, and endorse its members’ texts.`
export const picNeedsFactor =
  'To keep the institution safe, the account of a PIC needs a second step for logging in. Please set it up within 7 days of your next login.'
export const openDesk = 'Open the desk'
export const picDutyEnded = (institution: string) => `Your duty as PIC of ${institution} has ended`
export const noLongerPic = (institution: string) =>
  `You are no longer PIC of ${institution}. Thank you for the time and care that you have given.`
export const ifUnexpected = 'If you did not expect this, contact the secretariat.'
export const membershipEnded = (institution: string) => `Your membership of ${institution} has ended`
export const noLongerMember = (institution: string) =>
  `Your account is no longer recorded as a member of ${institution}. The account itself remains yours to use.`
export const ifMistaken =
  'If this is a mistake, contact your institution or the secretariat. You can choose an institution again in your profile.'
export const changeIn = (institution: string) => `A change at ${institution}`
/** Changes among the PICs and members of an institution. */
export const changes = {
  in: (name: string, institution: string) => `${name} is now also PIC of ${institution}.`,
  out: (name: string, institution: string) => `${name} is no longer PIC of ${institution}.`,
  joined: (name: string, institution: string) => `${name} is now a member of ${institution}.`,
  left: (name: string, institution: string) => `${name} is no longer a member of ${institution}.`,
}
export const members = 'Members of the institution'

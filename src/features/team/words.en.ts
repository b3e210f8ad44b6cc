export const loading = 'Loading'
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`
export const people = 'People'
/** Noun of the rows. */
export const peopleOfList = 'people'
export const notLoaded = 'The list of names could not be loaded'
export const noneOnPage = 'No names on this page yet'
export const sendMessage = 'Send a message'
export const beingCompleted =
  'The secretariat is completing this page. We gladly answer your questions meanwhile.'
export const national = 'National'
export const workingGroups = 'Working groups'
export const aboutWorkingGroups =
  'People from member institutions who shape the ways of working and the learning materials of each field.'
export const regionBoards = 'Regional boards'
export const aboutRegionBoards =
  'Chosen by the institutions of their area. They are the first people to contact if you would like to work with a region or join it.'
export const secretariat = 'National Secretariat'
export const aboutSecretariat =
  'Prepares meetings, passes on funds and answers letters. Decisions remain with the regional boards and the National Consultation.'
export const ways = {
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
}
export const linkedInMark = 'in'
export const teamNoun = 'team'
export const deskHeading = 'Team'

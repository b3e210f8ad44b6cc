export const oneSentence = 'One sentence about the institution'
export const story = 'The institution’s story'
export const publicEmail = 'E-mail address for the public'
export const memberCount = 'Number of members'
export const picture = 'Picture'
export const pictureWords = 'What the picture shows'
export const links = 'Websites and social media'
export const proposedBy = 'Proposed by'
export const nowOnSite = 'Now on the site'
export const proposal = 'Proposal'
export const empty = 'empty'
export const wovenCloth = 'woven cloth'
export const saidProposed =
  'Thank you. Your change is waiting for the secretariat; until then the page stays as it is.'
export const saidSaved = 'Saved, and already shown on the institution’s page.'
export const saidWithdrawn = 'The waiting change has been withdrawn.'
export const institutionPage = 'Institution’s page'
export const pageLead = (title: string) =>
  `${title}. The secretariat looks after the name, region and address of the page.`
export const seePage = 'See the page'
export const lastRefused = (comment: string) =>
  `Your last proposal was not published. The secretariat’s note: ${comment}`
export const sendForReview = 'Send for review'
export const save = 'Save'
export const waitsForSecretariat = 'Waiting for the secretariat'
export const withdrawChange = 'Withdraw this change'
export const withdrawing = 'Withdrawing'
export const oneSentenceHelp = 'Shown in lists and below the name.'
export const blankLine = 'A blank line separates paragraphs.'
export const publicEmailHelp =
  'Shown on the institution’s page, and receives the messages sent from there. May be left empty.'
export const linksHelp = 'One address a line, for example https://example.org. May be left empty.'
export const pictureHelp =
  'Without a picture, the page uses woven cloth. Use photos of people only with their consent.'
export const pictureWordsHelp = 'Read out to people who cannot see it.'

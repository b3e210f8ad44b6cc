import { plural } from '#src/ui/plural.ts'

const institutions = (count: number) =>
  `${count} ${plural('en', count, { one: 'member institution', other: 'member institutions' })}`
const serving = (count: number) => plural('en', count, { one: 'serves', other: 'serve together' })

export const region = 'Regions'
export const indexDescription =
  'The regions of this network, their member institutions and the people who lead them.'
export const indexLead = (regions: number) =>
  `${regions} ${plural('en', regions, { one: 'region', other: 'regions' })} where institutions work and serve together. Choose one to see its institutions, board, news and events.`
export const chair = (name: string) => `Chair: ${name}`
export const regionNamed = (name: string) => `${name} region`
/** Heading of what is done for all regions. */
export const workNamed = (name: string) => `Activities: ${name}`
export const sharedWork = 'The work we do together for all regions.'
export const allRegions = 'All regions'
export const regionsAndInstitutions = (regions: number, institutions: number) =>
  `${regions} ${plural('en', regions, { one: 'region', other: 'regions' })}, ${institutions} ${plural('en', institutions, { one: 'institution', other: 'institutions' })}`
export const institutionsOfNoProvince = (count: number) => `${institutions(count)}, not tied to one province.`
/** What a number counts, for screen readers. */
export const participants = (count: number) =>
  plural('en', count, { one: 'member institution', other: 'member institutions' })
export const changeRegion = 'Go to another region'
export const open = 'Open'
export const mapOfRegions = 'Map of the regions'
export const chooseOnMap = 'Choose a region on the map'
export const onMap = (name: string) => `The ${name} region on the map of Indonesia`
export const chosen = 'chosen'
export const hasRegion = 'has a region'
export const noRegionYet = 'no region yet'
export const largerCircle = 'A larger circle means more member institutions.'
export const newProvinces =
  'The four new provinces in Papua are shown within the former areas of Papua and West Papua.'
/** What stands under the large numerals. */
export const institutionsFigure = (count: number) =>
  plural('en', count, { one: 'member institution', other: 'member institutions' })
export const boardFigure = (count: number) =>
  plural('en', count, { one: 'board member', other: 'board members' })
export const campaignsFigure = (count: number) => plural('en', count, { one: 'campaign', other: 'campaigns' })
export const newsFigure = (count: number) => plural('en', count, { one: 'news story', other: 'news stories' })
export const contactBoard = 'Contact the board'
export const contactSecretariat = 'Contact the secretariat'
export const regionBoard = 'Regional board'
export const giveWhereNeeded = 'Donate where the need is greatest'
export const giveToRegion = 'Donate to this region'
/** Name is the province's and the region's. */
export const servingIn = (count: number, name: string) =>
  count
    ? `${institutions(count)} ${serving(count)} in ${name}.`
    : `There are no member institutions in ${name} yet.`
export const servingInProvince = (count: number, province: string) =>
  count
    ? `${institutions(count)} ${serving(count)} in the province of ${province}.`
    : `There are no member institutions in the province of ${province} yet.`
export const servingInNoProvince = (count: number) =>
  `${institutions(count)} ${serving(count)} in this region. It is not tied to one province, so it is not on the map.`
export const regionDescription = (name: string) =>
  `Member institutions, board, news and events in the ${name} region.`
export const country = 'Indonesia'
export const office = 'Office'
export const email = 'E-mail'
export const phone = 'Phone'
export const campaignsHere = 'Campaigns in this region'
export const give = 'Donate'
export const newsHere = 'News from this region'
export const allNews = 'All news'
export const upcomingEvents = 'Upcoming events'
export const allEvents = 'All events'
export const secretariat = 'National Secretariat'
export const wholeSecretariat = 'The whole secretariat'
export const allBoards = 'All regional boards'
export const followRegion = 'Follow this region'
export const followWork = 'Follow this work'
export const followHow = 'Its news and events, without signing up.'
export const newsOf = (name: string) => `News from the ${name} region`
export const eventsOf = (name: string) => `Events in the ${name} region`
export const participantsTotal = institutions
export const seeAll = 'See all'
export const participantsFailed = 'The member institutions could not be loaded'
export const noParticipantsYet = 'No member institutions in this region yet'
export const allParticipants = 'All member institutions'
export const participantsElsewhere = 'Institutions from other regions are in the list of participants.'

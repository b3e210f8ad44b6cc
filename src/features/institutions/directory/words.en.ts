import { plural } from '#src/ui/plural.ts'
import { LOCALE } from '#src/urls/language.en.ts'

export const members = (count: number) =>
  `${count.toLocaleString(LOCALE)} ${plural('en', count, { one: 'member', other: 'members' })}`
export const participants = 'Participants'
export const about = 'Member institutions in every region'
export const description =
  'Member institutions of the network: foundations, cooperatives, clinics, care homes and community groups.'
export const lead = (total: number) =>
  `${total} ${plural('en', total, { one: 'member institution', other: 'member institutions' })} of the network: foundations, cooperatives, clinics, care homes and community groups.`
/** Parts of a title that lists what was chosen. */
export const inRegion = (region: string) => `${region} region`
export const underLetter = (letter: string) => `letter ${letter}`
export const onPage = (page: number) => `page ${page}`
export const foundIn = (q: string, title: string) => `“${q}” in ${title}`
export const searchName = 'Search by name'
export const search = 'Search'
export const region = 'Region'
export const allRegions = 'All regions'
export const order = 'Sort by'
export const bestMatch = 'Best match'
export const nameUp = 'Name A–Z'
export const nameDown = 'Name Z–A'
export const firstLetter = 'First letter of the name'
export const noLetter = 'Not a letter'
export const letterNamed = (letter: string) => `Letter ${letter}`
export const failed = 'The member institutions could not be loaded'
export const searchKept = 'Your search has been kept.'
export const noun = 'member institutions'
export const noneYet = 'No member institutions here yet'
export const noneYetNext = 'Institutions that join the network will be listed here.'
export const noneFor = (q: string) => `No member institutions found for “${q}”`
export const noneOnPage = 'No member institutions on this page'
export const showAll = 'Show all institutions'
export const toFirstPage = 'Go to the first page'
export const tryOther = 'Try a more general word, another region or another letter.'
export const startsOnFirstPage = 'The list begins on the first page.'
export const institutionNoun = 'institution'
export const shareHeading = 'Member institution'
export const deskHeading = 'Institutions'

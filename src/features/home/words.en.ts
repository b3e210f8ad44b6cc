import { plural } from '#src/ui/plural.ts'

export const seeReport = 'See the report'
/** Words of short numbers, from a million million down. */
export const trillion = 'trillion'
export const billion = 'billion'
export const million = 'million'
/** By their number. */
export const fieldsOfWork = [
  '',
  'One field of work',
  'Two fields of work',
  'Three fields of work',
  'Four fields of work',
]
export const fieldsNote = 'What we do together in every region.'
export const readField = 'Read about this field'
export const howMuch = 'How much would you like to give?'
export const otherSum = 'Another amount, in rupiah'
export const giveOn = 'Continue to give'
export const nearestGoal = 'Closest to its goal'
export const receivedOf = (received: string, goal: string, timeLeft: string) =>
  `${received} raised of ${goal}. ${timeLeft}.`
export const news = 'News'
export const allNews = 'All news'
export const donate = 'Donate'
export const exploreRegions = 'Explore the regions'
export const mapOfRegions = 'Map of regions'
export const knowledge = 'Knowledge'
export const knowledgeNote = 'Modules, reports and guides that your institution is welcome to reuse.'
export const allResources = 'All resources'
export const events = 'Events'
export const allEvents = 'All events'
export const nextEvent = 'Next event'
export const seeEvent = 'See event details'
/** After the number of days, at least two. */
export const daysLeft = 'days to go'
export const tomorrow = 'Tomorrow'
export const today = 'Today'
export const happeningNow = 'Happening now'
export const participants = 'Participants'
export const findInstitution = 'Find an institution'
export const andOthers = (count: number) =>
  `and ${count} other ${plural('en', count, { one: 'institution', other: 'institutions' })}`
export const oneVoice = 'One voice'
export const readStory = 'Read the story'
export const readStoryOf = (title: string) => `Read the story: ${title}`
export const donationsReceived = 'donations received'

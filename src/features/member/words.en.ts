import { plural } from '#src/ui/plural.ts'

const verbs = {
  draft: 'Saved',
  review: 'Sent',
  revision: 'Returned',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
} as const

export const memberArea = 'Member area'
export const myDonations = 'My donations'
export const historyAndReceipts = 'History and receipts'
export const inTwelveMonths = (count: number) =>
  `in 12 months, ${count} ${plural('en', count, { one: 'donation', other: 'donations' })}`
export const youAreRegistered = 'You are registered'
export const placeIsConfirmed = 'Your place is confirmed'
export const onWaitingList = 'On the waiting list'
export const nextEvents = 'Next events'
export const all = 'All'
export const noEvents = 'No events have been announced yet.'
export const yourProfile = 'Your profile'
export const edit = 'Edit'
export const complete = 'Complete'
export const partsFilled = (done: number, total: number) => `${done} of ${total} parts filled in`
export const isFilled = ', filled in'
export const add = (part: string) => `Add ${part.toLowerCase()}`
export const myPosts = 'My posts'
export const allPosts = 'All posts'
export const noPosts = 'You haven’t written any news yet. Start with one thing that happened this week.'
export const writeNews = 'Write news'
export const changedOn = (status: keyof typeof verbs, day: string) => `${verbs[status]} on ${day}`
export const pagesADay = 'Pages you opened each day'
export const day = 'Day'
export const pages = 'Pages'
export const myVisits = 'My visits'
export const allVisits = 'All visits'
export const pagesInDays = (pages: number, days: number) =>
  `${plural('en', pages, { one: 'page', other: 'pages' })} in ${days} days`
export const noPagesInDays = (days: number) =>
  `You haven’t opened any pages in the last ${days} days. What you read from now on appears here.`
export const visitsAreOff = 'Your visits are not being recorded. You can switch this on under Privacy.'
export const lastVisited = 'Last visited'
export const nothingWaits =
  'Nothing is waiting for you. Has anything happened this week that is worth telling?'
export const alsoWaits = 'Also waiting for you'
export const factorDue = (day: string) =>
  `Your account has a duty. Set up a second step for logging in before ${day}.`
export const setUpFactor = 'Set up the second step'
export const returnedWithNotes = (title: string, count: number) =>
  `An editor has returned your post “${title}” with ${count} ${plural('en', count, { one: 'note', other: 'notes' })}.`
export const returned = (title: string) => `An editor has returned your post “${title}”.`
export const openNotes = 'Open the notes'
export const claimPending = (institution: string) =>
  `${institution} has not yet confirmed that you belong to it.`
export const seeProfile = 'See your profile'
export const claimRefused = (institution: string) =>
  `${institution} does not know you as part of it. Choose another institution, or ask them.`
export const changeInstitution = 'Change institution'
export const profileMisses = (count: number) =>
  `Your profile isn’t complete: ${count} ${plural('en', count, { one: 'part is', other: 'parts are' })} still empty.`
export const completeProfile = 'Complete your profile'
export const goodNight = 'Good evening'
export const goodMorning = 'Good morning'
export const goodDay = 'Good afternoon'
export const goodAfternoon = 'Good afternoon'
export const todayAt = (time: string) => `today, ${time}`
export const yesterday = 'yesterday'
export const daysAgo = (days: number) => `${days} days ago`
export const visitsPage = (page: number) => `Visits, page ${page}`
export const visits = 'Visits'
export const visitsLead = 'Pages you opened while logged in, kept for twelve months.'
export const noRecording = 'Would you rather not have them recorded?'
export const switchOffInPrivacy = 'Switch this off under Privacy'
export const whoSeesVisits = '. Apart from you, only the secretariat can see this list.'
export const visitsNoun = 'visits'
export const listEnds = 'The list ends before this'
export const toFirstPage = 'To the first page'
export const noVisitsOnPage = 'There are no visits on this page.'
export const noVisits = 'No visits yet'
export const readNews = 'Read the news'
export const visitsWillAppear = 'The pages you read from now on appear here, if recording is switched on.'
export const donationsLead = 'Your donations and their receipts.'
export const donate = 'Make a donation'
export const monthlyDonations = 'My monthly donations'
export const donationsNotLoaded = 'Your donations could not be loaded'
export const choiceIsKept = 'Your choices above are kept.'
export const donationsNoun = 'donations'
export const noDonations = 'No donations recorded yet'
export const firstDonation = 'Make your first donation'
export const donationsWillAppear =
  'Every donation from this account appears here, with its receipt. Donations made without an account but with the same e-mail address are included.'
export const noDonationMatches = 'No donations match these choices'
export const seeAll = 'See all'
export const noDonationsOnPage = 'There are no donations on this page.'
export const tryOtherChoice = 'Try another year or status.'

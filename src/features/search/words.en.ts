export const regions = 'Regions'
export const aboutRegions = 'Institutions, boards and events in each part of the country'
export const donations = 'Donations'
export const aboutDonations = 'Campaigns now open, and ways to give'
export const searchSite = 'Search the site'
export const searchedFor = (q: string) => `“${q}” across the site`
export const searchLabel = 'Search news, events, resources or institutions'
export const kindsOfContent = 'Kinds of content'
/** Noun of the rows. */
export const results = 'results'
export const all = 'All'
export const resultsByKind = 'Results by kind'
export const correctedBefore = 'Showing results for'
export const correctedAfter = '.'
export const searchExactly = (q: string) => `Search for exactly “${q}”`
export const noResultsOnPage = 'No results on this page'
export const toFirstPage = 'Go to the first page'
export const bestOnFirstPage = 'The best matches are on the first page.'
export const nothingAbout = (q: string) => `Nothing about “${q}” yet`
export const searchAllKinds = 'Search all kinds'
export const clearSearch = 'Clear search'
export const maybeOtherKind = 'It may be in another kind of content.'
export const tryCommonWords = 'Try a more common word, or fewer words.'
export const orStartHere = 'Or start here'

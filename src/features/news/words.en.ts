export const news = 'News'
export const aboutNews = 'Reports, stories from the field and official statements'
export const lead =
  'News from every region: reports, stories from the field and official statements of the network.'
export const ofRegion = (title: string) => `${title} region`
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`
export const searchedIn = (q: string, title: string) => `“${q}” in ${title}`
export const wholeNetwork = 'See news from the whole network'
export const categories = 'News categories'
export const searchNews = 'Search titles or text'
/** Noun of the rows. */
export const items = 'news items'
export const newsOf = (origin: string) => `News from ${origin}`
export const all = 'All'
export const readAlso = 'Read also'
export const allOf = (category: string) => `All ${category.toLowerCase()}`
export const newsNoun = 'news'
export const shareHeading = 'News'
export const categoriesTab = 'News categories'
export const oneCategory = 'news category'
export const aboutFeed =
  'News from every region: reports, stories from the field and official statements of the network.'

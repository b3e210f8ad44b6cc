export const knowledge = 'Knowledge'
export const about = 'Training modules, guides and reports to download'
export const lead =
  'Training modules, reports and worksheets that grew out of work in the field. Some are open to everyone.'
export const pageOf = (name: string, page: number) => `${name}, page ${page}`
export const foundIn = (q: string, title: string) => `“${q}” in ${title}`
export const search = 'Search resources'
export const accessLevels = 'Access levels'
export const accessExplained =
  'Public resources are open to everyone. Member resources require you to log in. Participant resources are for member institutions. Internal ones are for the secretariat.'
export const failed = 'The resources could not be loaded'
export const searchKept = 'Your search has been kept.'
export const noun = 'resources'
export const categories = 'Categories of resources'
export const allResources = 'All resources'
export const all = 'All'
export const partsOf = (category: string) => `Parts of ${category}`
export const otherResources = 'Other resources'
export const allIn = (category: string) => `All in ${category}`
/** Access levels. */
export const levels = {
  public: 'Public',
  member: 'Member',
  partisipan: 'Participant',
  internal: 'Internal',
}
/** Readers of a closed file, by its level. */
export const readers = {
  public: '',
  member: 'Free for registered members',
  partisipan: 'For member institutions',
  internal: 'For the National Secretariat',
}
export const fileIn = (language: string) => `file in ${language}`
export const download = 'Download'
export const downloadFile = (title: string, format: string, size: string) =>
  `Download ${title}, ${format}, ${size}`
export const logInToDownload = 'Log in to download'
export const logInToDownloadTitle = (title: string) => `Log in to download ${title}`
export const oneResource = 'resource'
export const categoriesTab = 'Resource categories'
export const oneCategory = 'resource category'
export const resources = 'resources'
export const aboutExport = 'Resources that you wrote, with all versions of their description'
export const downloads = 'Resources'

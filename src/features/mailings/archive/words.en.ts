export const newsletter = 'Newsletter'
export const lead =
  'The letters we have sent to our subscribers, to read again at any time. They are written in Indonesian; those that are translated stand here in English.'
export const newsletterPage = (page: number) => `Newsletter, page ${page}`
export const foundIn = (q: string, title: string) => `“${q}” in ${title}`
export const subscribe = 'Subscribe'
export const search = 'Search the newsletters'
export const noun = 'newsletters'
export const noneYet = 'No newsletters here yet'
export const receiveFirst =
  'Get the first one straight to your inbox: it is free, and you can unsubscribe at any time.'
export const receiveNext = 'Get the next one'
export const arrives = (list: string) =>
  `${list} comes straight to your inbox. It is free, and you can unsubscribe at any time.`
export const otherIssues = 'Other newsletters'
export const allIssues = 'All newsletters'
export const aboutNewsletter = 'Letters of the network to its subscribers'
export const newsletterNoun = 'newsletter'
export const newsletters = 'Newsletters'
export const aboutFeed = 'Letters that we send to our subscribers, to read again at any time.'
export const aboutExport = 'Newsletters that you wrote, with all versions of their text'

export const why = (listName: string, siteName: string) =>
  `You receive this letter because you subscribe to “${listName}” of ${siteName}.`
export const unsubscribe = 'Unsubscribe'
export const readInBrowser = 'Read in your browser'
export const watchVideo = 'Watch the video'

/** Words of the link to an item. */
export const verbs = {
  news: 'Read the news',
  event: 'See the event',
  campaign: 'See the campaign',
  download: 'Open the resource',
}
export const testSubject = (subject: string) => `[Test] ${subject}`

export const titleTooLong = (count: number) => `The title can have at most ${count} letters.`
export const excerptTooLong = (count: number) => `The summary can have at most ${count} letters.`
export const neededToSave = 'Enter a title and choose a category, so that it is saved on the server too.'
export const unknownButton = 'This button is not known. Please reload the page.'
export const cannotNow = 'You can’t do this now.'
export const postGone = 'This item no longer exists.'
export const postChangedSince =
  'This item has changed since you opened it. This is how it stands now; check it, then try again.'
export const notDone = 'That didn’t work. Your text isn’t lost. Check your connection, then try again.'

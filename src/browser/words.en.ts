export const loadingPage = 'Loading the page'
export const logoutAnyway =
  'Your last words have not reached the server yet. Logging out removes them from this device. Log out anyway?'
/** Name of a player whose film has no title. */
export const videoAt = (service: string) => `Video on ${service}`
export const close = 'Close'
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const gallery = 'Picture gallery'
export const pictureOf = (number: number, total: number) => `${number} of ${total}`

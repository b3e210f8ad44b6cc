export const isHeldBy = (name: string) => `${name} is dealing with this message.`
export const isClosed = 'This message is closed. Open it again first if need be.'
export const changedSinceOpened =
  'This message has changed since you opened it. Check it, then try again if need be.'
export const answerTooShort = 'Write the answer, at least 2 letters.'

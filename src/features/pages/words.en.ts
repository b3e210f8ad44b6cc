export const pages = 'Pages'
export const titleOfVersion = (title: string, number: number) => `${title}, version ${number}`
/** Before a date. */
export const inForceSince = (number: number) => `Version ${number}, in force since `
/** Before a date. */
export const lastChanged = 'Last changed on '
export const wasInForceSince = (number: number, from: string) => `Version ${number}, in force since ${from}.`
export const wasInForce = (number: number, from: string, until: string) =>
  `Version ${number}, in force from ${from} until ${until}.`
export const readCurrent = 'Read the version now in force'
export const earlierVersions = 'Earlier versions'
export const versionNow = (number: number) => `Version ${number}, now in force`
export const version = (number: number) => `Version ${number}`
export const since = (date: string) => `Since ${date}`
export const sinceWithNote = (date: string, note: string) => `Since ${date}: ${note}`
export const contents = 'Contents'
export const pageNoun = 'page'
export const shareHeading = 'About us'
export const aboutExport = 'Pages that you wrote, with all versions of their text'

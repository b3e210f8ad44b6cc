export const people = 'People'
export const gifts = 'Donations'
export const searchedAtDesk = (q: string) => `“${q}” at the desk`
export const searchDesk = 'Search the desk'
export const notLoaded = 'The results could not be loaded'
export const queryStays = 'Your search is kept.'
export const twoLetters = 'Write at least two letters of a title or name, or the number of a donation.'
export const noMatch = (q: string) => `Nothing matches “${q}”. Try a shorter word.`
export const matches = (q: string) => `What matches “${q}”.`
export const allIn = 'Everything that matches in '

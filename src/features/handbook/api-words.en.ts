export const noSuchChapter = 'There is no such chapter.'

export const noSuchChapter = 'Bab itu tidak ada.'

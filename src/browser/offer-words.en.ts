export const readHere = 'Read this page in English'

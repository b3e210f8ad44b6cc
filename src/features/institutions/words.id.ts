export const aboutArticle = 'Tentang tulisan ini'
export const institution = 'Lembaga'
export const region = 'Region'
export const published = 'Terbit'
export const yes = (initial: string, rest: string) => `Ya, ${initial}${rest}`

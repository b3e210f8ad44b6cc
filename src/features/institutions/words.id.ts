export const aboutArticle = 'Tentang tulisan ini'
export const institution = 'Lembaga'
export const region = 'Region'
export const published = 'Terbit'

export const aboutArticle = 'About this article'
export const institution = 'Institution'
export const region = 'Region'
export const published = 'Published'

export const aboutArticle = 'About this article'
export const institution = 'Institution'
export const region = 'Region'
export const published = 'Published'
export const yes = (initial: string, rest: string) => `Yes, ${initial}${rest}`

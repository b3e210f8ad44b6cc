export const guideTitle = (title: string) => `Guide: ${title}`
export const guideOfDesk = 'Guide to the desk.'
export const allChapters = 'All chapters'
export const onThisPage = 'On this page'

export const questionNoun = 'question'
export const forum = 'Forum'
export const faq = 'FAQ'

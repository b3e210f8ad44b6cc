export const questionNoun = 'pertanyaan'
export const forum = 'Forum'
export const faq = 'Tanya jawab'

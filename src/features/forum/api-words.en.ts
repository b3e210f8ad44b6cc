export const oneForFaq = 'Enter 1 for frequently asked questions only.'

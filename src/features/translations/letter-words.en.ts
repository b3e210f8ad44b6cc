export const published = {
  subject: 'Translation published',
  says: 'The translation that you sent is published. Thank you: now more people can read it.',
}
export const returned = (name: string) => ({
  subject: 'Translation to be revised',
  says: `${name} read your translation and returned it with a note. Revise it, then send it again.`,
})
export const site = 'The site'
export const original = 'Original'
export const note = 'Note'
export const open = 'Open the translation'

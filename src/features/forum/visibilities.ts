/** Audiences of a question, widest first. Separate from the schemas, since browsers need only the words. */
export const visibilities = ['public', 'member', 'partisipan'] as const

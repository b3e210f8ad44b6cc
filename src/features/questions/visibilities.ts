/** Who reads a question, the widest circle first. Apart from the schemas: browsers need the words alone. */
export const visibilities = ['public', 'member', 'partisipan'] as const

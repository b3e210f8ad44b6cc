import { createSignedToken } from '#src/platform/secrets/signed-token.ts'

/** Person who asked for a test letter, and the moment in milliseconds: a later letter counts, an earlier one no more. */
export type TestLetter = { userId: number; askedAt: number }

/** Token of the link in a test letter, which says that the letter arrived. Nothing is stored. */
export const { sign: testLetterToken, read: readTestLetterToken } = createSignedToken<TestLetter>({
  purpose: 'test letter',
  encode: ({ userId, askedAt }) => `${userId}-${askedAt}`,
  decode(text) {
    const [, userId, askedAt] = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/.exec(text) ?? []
    return userId && askedAt ? { userId: Number(userId), askedAt: Number(askedAt) } : null
  },
})

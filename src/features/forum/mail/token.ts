import { createIdToken } from '#src/platform/secrets/signed-token.ts'

/** Token that unsubscribes a user, by id, from forum mail. */
export const { sign: forumMailToken, read: readForumMailToken } = createIdToken('forum mail')

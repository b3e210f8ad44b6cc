import { createIdToken } from '#src/platform/secrets/signed-token.ts'

/** Token that unsubscribes the donor of a gift, by its number, from the campaign's updates. */
export const { sign: stopToken, read: readStopToken } = createIdToken('campaign updates')

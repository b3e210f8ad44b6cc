import { createIdToken } from '#src/platform/secrets/signed-token.ts'

/** Unsubscribe token of a gift's donor: the gift's number and its signature. Nothing is stored. */
export const { sign: stopToken, read: readStopToken } = createIdToken('campaign updates')

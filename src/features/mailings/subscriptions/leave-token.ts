import { createSignedToken } from '#src/platform/secrets/signed-token.ts'

/** A subscriber, and the mailing whose letter carries the link; no mailing for letters about a subscription itself. */
export type Leaving = { subscriberId: number; mailingId: number | null }

/** Token of the links in a letter by which its reader leaves, and of its bounce address. Nothing is stored. */
export const { sign: leaveToken, read: readLeaveToken } = createSignedToken<Leaving>({
  purpose: 'mailing subscriber',
  encode: ({ subscriberId, mailingId }) => `${subscriberId}-${mailingId ?? 0}`,
  decode(text) {
    const [, subscriber, mailing] = /^([1-9]\d{0,14})-(0|[1-9]\d{0,14})$/.exec(text) ?? []
    return subscriber && mailing
      ? { subscriberId: Number(subscriber), mailingId: Number(mailing) || null }
      : null
  },
})

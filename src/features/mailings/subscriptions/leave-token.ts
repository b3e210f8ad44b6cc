import { createSignedToken } from '#src/platform/secrets/signed-token.ts'

/** A subscriber, and the mailing whose letter carries the link; no mailing for letters about a subscription itself. */
export type Leaving = { subscriberId: number; mailingId: number | null }

/** Text of a `Leaving` within a token. */
export const leavingText = {
  encode: ({ subscriberId, mailingId }: Leaving) => `${subscriberId}-${mailingId ?? 0}`,
  decode(text: string): Leaving | null {
    const [, subscriber, mailing] = /^([1-9]\d{0,14})-(0|[1-9]\d{0,14})$/.exec(text) ?? []
    return subscriber && mailing
      ? { subscriberId: Number(subscriber), mailingId: Number(mailing) || null }
      : null
  },
}

/** Token of the links in a letter by which its reader leaves. Nothing is stored. */
export const { sign: leaveToken, read: readLeaveToken } = createSignedToken<Leaving>({
  purpose: 'mailing subscriber',
  ...leavingText,
})

import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { findPasskey } from './passkey-queries.ts'
import type { PasskeyRow } from './queries.ts'
import type { NewPasskeyAnswer, PasskeyAnswer } from './schema.ts'

/** Large and rarely needed, hence loaded on first use. */
const webauthn = () => import('@simplewebauthn/server')

/** Relying party of the passkeys: the public host name. */
const rpIdOf = ({ publicUrl }: SiteOrigin) => new URL(publicUrl).hostname

/** ES256, EdDSA and RS256: the algorithms of current devices and security keys. */
const algorithms = [-7, -8, -257]

const asBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

const named = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** Options for signing with one of these passkeys. */
export async function requestOptions(place: SiteOrigin, challenge: string, passkeys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(place),
    challenge: asBytes(challenge),
    allowCredentials: named(passkeys),
    // Used beside a password, so possession is enough (docs/reference/contract.md#second-factor).
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Options for creating a passkey; devices that hold one of these are excluded. */
export async function creationOptions(
  place: SiteOrigin,
  made: {
    challenge: string
    siteName: string
    userId: number
    email: string
    passkeys: readonly PasskeyRow[]
  },
) {
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: made.siteName,
    rpID: rpIdOf(place),
    userName: made.email,
    userID: new TextEncoder().encode(String(made.userId)),
    challenge: asBytes(made.challenge),
    excludeCredentials: named(made.passkeys),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return { ...options }
}

/** Verified new passkey for this challenge; null if invalid. */
export async function readNewPasskey(place: SiteOrigin, challenge: string, answer: NewPasskeyAnswer) {
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: place.publicUrl,
      expectedRPID: rpIdOf(place),
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential ?? null
  } catch {
    return null
  }
}

/** Signature counter after a valid signature over this challenge; null if invalid. */
export async function counterAfter(
  place: SiteOrigin,
  challenge: string,
  answer: PasskeyAnswer,
  passkey: NonNullable<Awaited<ReturnType<typeof findPasskey>>>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: place.publicUrl,
      expectedRPID: rpIdOf(place),
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

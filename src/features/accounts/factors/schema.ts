import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { lineOfText } from '#src/wire/shapes.ts'

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)

/** Six digits of an app, or a recovery code. */
export const factorCode = z
  .string({ error: 'Tulis kodenya.' })
  .overwrite(oneLine)
  .min(1, 'Tulis kodenya.')
  .max(40, 'Kode terlalu panjang.')
export const challengeText = z
  .string({ error: 'Mulai lagi dari awal.' })
  .min(1)
  .max(100, 'Mulai lagi dari awal.')

const MADE = 'Passkey tidak terbaca. Coba sekali lagi.'

/** What a browser's `navigator.credentials.get` gives, as JSON. */
export const passkeyAnswer = z.object(
  {
    id: bytes(1_400),
    rawId: bytes(1_400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(6_000),
      authenticatorData: bytes(6_000),
      signature: bytes(6_000),
      userHandle: bytes(200).nullish(),
    }),
  },
  { error: MADE },
)
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** What `navigator.credentials.create` gives, as JSON. */
const newPasskeyAnswer = z.object(
  {
    id: bytes(1_400),
    rawId: bytes(1_400),
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: bytes(6_000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  },
  { error: MADE },
)
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>

export const newPasskey = z.strictObject({
  challenge: challengeText,
  passkey: newPasskeyAnswer,
  name: lineOfText('Beri nama passkey ini.')
    .min(1, 'Beri nama passkey ini.')
    .max(60, 'Paling panjang 60 huruf.'),
})

export const confirmation = z.strictObject({ code: factorCode })

const ways = z.enum(['totp', 'passkey', 'recovery'])
export const factorsShape = z.object({
  second_factor: z.array(ways),
  recovery_left: z.int(),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
  /** By when a second factor must be there; null where it is, or need not be. */
  due_at: z.iso.datetime().nullable(),
})
export type FactorsWire = z.output<typeof factorsShape>

export const totpStart = z.object({ secret: z.string(), uri: z.string() })
/** New recovery codes, shown this once; null where the old ones go on. */
export const recoveryShape = z.object({ recovery_codes: z.array(z.string()).nullable() })

/** Options as `@simplewebauthn/browser` takes them; made by the server's half of it. */
const passkeyOptions = z.record(z.string(), z.unknown())
export const passkeyStart = z.object({ challenge: z.string(), passkey: passkeyOptions })
export const passkeyMade = z.object({ id: z.int(), recovery_codes: z.array(z.string()).nullable() })

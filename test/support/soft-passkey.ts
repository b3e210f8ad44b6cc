import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

/** Minimal CBOR (RFC 8949) for a key and an attestation. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, inner]) => [cbor(key as string), cbor(inner as string)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

const counterBytes = (counter: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(counter)
  return bytes
}

/** A software passkey with only a key pair, which signs as a telephone would (WebAuthn level 2, ES256). */
export function makeSoftPasskey({ origin = 'http://site.test', host = 'site.test' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const jwk = publicKey.export({ format: 'jwk' })
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const relyingParty = sha256(host)
  const authenticatorData = (flags: number, more: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([relyingParty, Buffer.from([flags]), counterBytes(counter), more])
  const named = { id: text(id), rawId: text(id), type: 'public-key' as const }
  return {
    /** Result of `navigator.credentials.create` for these options. */
    create(options: { challenge: string }) {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x!, 'base64url')],
        [-3, Buffer.from(jwk.y!, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(0x45, credential)],
      ])
      const response = {
        clientDataJSON: text(clientData('webauthn.create', options.challenge)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      }
      return { ...named, response }
    },
    /** Result of `navigator.credentials.get` for these options. */
    get(options: { challenge: string }) {
      counter += 1
      const client = clientData('webauthn.get', options.challenge)
      const data = authenticatorData(0x05)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      }
      return { ...named, response }
    },
  }
}

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { endpoint, ok, type Services } from '#src/platform/http/endpoint.ts'
import { forbidden, invalid, notFound, tooLarge, unsupportedType } from '#src/platform/http/failures.ts'
import { everyone } from '#src/platform/http/gates.ts'
import type { FormPart } from '#src/platform/http/multipart.ts'
import { currentVisit } from '#src/platform/request-scope.ts'
import { isSameText } from '#src/platform/secrets/seal.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { reportOutcomes, takeReport } from './take-report.ts'

const WHERE = 'POST /mail/bounces'
/** Ten times the largest letter of ours that a report may return. */
const MOST_BYTES = 1_000_000
const MOST_SIGNATURE = 64

const signed = z.strictObject({
  signature: z.string().regex(/^[0-9a-f]{64}$/, words.signatureUnclear),
})

const postBounce = endpoint({
  where: WHERE,
  summary: 'Laporan server surat: surat tidak sampai atau dikeluhkan; surat utuh, dengan tanda tangannya',
  gate: everyone,
  withoutKey: true,
  form: signed,
  answer: z.object({ outcome: z.enum(reportOutcomes) }),
  failures: [403, 404],
  async run({ form, bounces, clock, securityEvents, ...parts }) {
    if (!bounces?.webhookSecret) throw notFound()
    if (!form) throw unsupportedType()
    const { raw, signature } = await readSigned(form)
    const wanted = createHmac('sha256', bounces.webhookSecret).update(raw).digest('hex')
    if (!isSameText(signature, wanted)) {
      noteForgery(securityEvents)
      throw forbidden()
    }
    const outcome = await takeReport({ ...parts, mailbox: bounces.address, now: clock.now() }, raw)
    if (outcome === 'forged') noteForgery(securityEvents)
    return ok({ outcome })
  },
})

const noteForgery = (securityEvents: Services['securityEvents']) =>
  securityEvents.note({
    kind: 'access',
    outcome: 'refused',
    operation: WHERE,
    userId: null,
    visit: currentVisit(),
  })

/** Reads the two fields in either order. @throws Failure 400 for a missing, repeated or unknown one, 413 */
async function readSigned(form: AsyncIterable<FormPart>): Promise<{ raw: Buffer; signature: string }> {
  let raw: Buffer | undefined
  let text: Buffer | undefined
  for await (const part of form) {
    if (part.name === 'file' && !raw) raw = await bytesOf(part, MOST_BYTES)
    else if (part.name === 'signature' && !text) text = await bytesOf(part, MOST_SIGNATURE)
    else throw invalid({ [part.name]: [sharedWords.fieldUnknownOrTwice] })
  }
  const fields = signed.safeParse({ signature: text?.toString('latin1') })
  if (!fields.success) throw invalid({ signature: fields.error.issues.map(({ message }) => message) })
  if (!raw?.length) throw invalid({ file: [words.sendLetterAsFile] })
  return { raw, ...fields.data }
}

async function bytesOf({ name, bytes }: FormPart, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > most) throw tooLarge({ [name]: [words.tooManyBytes(most)] })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const bounceEndpoints = [postBounce]

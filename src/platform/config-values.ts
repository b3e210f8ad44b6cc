import { z } from 'zod'
import { withServersInQuery } from './database/primary.ts'
import { bucketOf } from './files/bucket-of.ts'
import { readClamAvUrl } from './files/virus-scanner.ts'
import { isRange } from './http/client-address.ts'
import { readFees } from './payments/giving-rules.ts'
import { readSiteSecret } from './secrets/site-secret.ts'

export const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce
    .number({ error })
    .refine((number) => Number.isInteger(number) && number >= least && number <= most, { error })
}
/** Error messages are in English for operators, like the names. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
export const port = whole(0, 65535)
export const SECRET_FORM = 'each secret must have at least 32 characters; commas or line ends divide several'
const SERVERS_FORM =
  'several servers look like postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write'
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://jkl.example' })
  .transform((url) => new URL(url).origin)
/** May have a path, unlike the address of the site. */
export const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' })
  .transform((url) => url.replace(/\/+$/, ''))
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .transform((text, context) => {
    const url = withServersInQuery(text)
    if (!url) context.addIssue(SERVERS_FORM)
    return url ?? z.NEVER
  })
export const readUrl = postgresUrl.refine((url) => !URL.parse(url)?.searchParams.get('host')?.includes(','), {
  error: 'must start with postgres:// and name one server',
})
export const filesUrl = z.string().transform((text, context) => {
  const bucket = bucketOf(text)
  if (!bucket) context.addIssue('must look like s3://key:secret@host/bucket?region=name')
  return bucket ?? z.NEVER
})
export const fees = z.string().transform((text, context) => {
  const read = readFees(text)
  if (typeof read !== 'string') return read
  context.addIssue(read)
  return z.NEVER
})
export const clamAvUrl = z.string().transform((text, context) => {
  const at = readClamAvUrl(text)
  if (!at) context.addIssue('must look like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl')
  return at ?? z.NEVER
})
export const imapUrl = z.url({
  protocol: /^imaps?$/,
  error: 'must look like imaps://user:password@host:993/INBOX',
})
/** The local part is short: a token of up to 43 letters follows it, and mail servers take 64. */
export const bounceAddress = z.string().regex(/^[\w-]{1,20}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, {
  error: 'must be an address such as bounces@jkl.example, with at most 20 letters before the @',
})
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
export const proxies = list.refine((ranges) => ranges.every(isRange), {
  error: 'must be addresses or ranges of proxies with commas between them, e.g. 10.0.0.0/8',
})

export const siteSecret = z.string().transform((text, context) => {
  const read = readSiteSecret(text)
  if (!read) context.addIssue(SECRET_FORM)
  return read ?? z.NEVER
})

import { useEffect, useState } from 'react'
import { Field } from '#src/ui/field.tsx'
import { readAndClearHash } from './read-and-clear-hash.ts'
import * as words from './words.id.ts'

/**
 * The secret of a link in a mail, as a field of the form that posts it. It is in the fragment, which reaches no server
 * and no log, so script reads it; without script the link is pasted in.
 */
export function LinkToken() {
  // Null until the fragment was read, which the server cannot do.
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => setToken((known) => readAndClearHash() || (known ?? '')), [])
  if (token) return <input type="hidden" name="token" value={token} />
  const field = (
    <Field label={words.linkFromMail} name="token" autoComplete="off" help={words.linkFromMailHelp} />
  )
  return token === null ? <noscript>{field}</noscript> : field
}

/** Reads the secret from the form data, pasted as a whole link or read by script. */
export async function sentLinkToken(request: Request): Promise<string> {
  const token = (await request.formData()).get('token')
  return String(token ?? '')
    .trim()
    .split('#')
    .at(-1)!
}

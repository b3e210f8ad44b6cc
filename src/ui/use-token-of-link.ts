import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { readAndClearHash } from './read-and-clear-hash.ts'

/** Fetches what the secret in the address opens, without any effect; the secret is removed from the address bar. */
export function useTokenOfLink(action: string) {
  const submit = useSubmit()
  useEffect(() => {
    const token = readAndClearHash()
    if (token) void submit({ intent: 'buka', token }, { method: 'post', action, replace: true })
  }, [submit, action])
}

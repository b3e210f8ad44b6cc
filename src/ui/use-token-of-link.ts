import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { readAndClearHash } from './read-and-clear-hash.ts'

/** Looks at once at what the address's secret opens, which decides nothing; the secret leaves the address bar. */
export function useTokenOfLink(action: string) {
  const submit = useSubmit()
  useEffect(() => {
    const token = readAndClearHash()
    if (token) void submit({ intent: 'buka', token }, { method: 'post', action, replace: true })
  }, [submit, action])
}

import { data } from 'react-router'

/** The number that a page's address names. @throws the 404 page for what is none */
export function itemNumber(params: Record<string, string | undefined>, name = 'id'): number {
  const text = params[name] ?? ''
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}

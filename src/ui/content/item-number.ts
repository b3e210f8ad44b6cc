import { data } from 'react-router'

/** Item id in a page's address. @throws the 404 page if it is no number */
export function itemNumber(params: Record<string, string | undefined>, name = 'id'): number {
  const text = params[name] ?? ''
  if (!/^[1-9]\d{0,14}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}

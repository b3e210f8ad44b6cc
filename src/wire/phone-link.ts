/** Digits after `+62`; null for numbers of other countries. */
export const nationalOf = (digits: string): string | null =>
  /^(?:(?:\+?62|0)0?(?=[1-9])|(?=8))(\d+)$/.exec(digits)?.[1] ?? null

/** E.164 form of a number on the site, in any stored form. */
function dialled(phone: string): string {
  const digits = phone.replace(/[^+\d]/g, '')
  const national = nationalOf(digits)
  return national ? `+62${national}` : digits
}

/** `tel:` link of a number on the site. */
export const telLink = (phone: string): string => `tel:${dialled(phone)}`
export const chatLink = (phone: string): string => `https://wa.me/${dialled(phone).replace('+', '')}`

/** The unquoted form only: mail programs may read another address in a quoted one than the server. */
const address =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/i

/** @returns the address. @throws Error for anything but one plain address */
export function oneAddress(text: string): string {
  if (text.length > 254 || !address.test(text)) throw new Error('not one plain mail address')
  return text
}

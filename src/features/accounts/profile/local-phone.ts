/** Mobile number as written after "+62": `812-3456-7890`. */
export const localPhone = (phone: string | null): string =>
  (phone ?? '').replace(/^\+62/, '').replace(/^(\d{3})(\d{4})(\d+)$/, '$1-$2-$3')

/** Completes a typed address: "contoh.id" is a site, "a@contoh.id" a mailbox. Null for neither. */
export function toAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(text)) return `mailto:${text}`
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(text) ? `https://${text}` : null
}

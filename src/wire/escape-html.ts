const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML, between tags or within a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter]!)

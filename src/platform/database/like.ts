/** Escapes a text for `like`. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The `like` pattern for rows that contain this text. */
export const containing = (text: string) => `%${literally(text)}%`

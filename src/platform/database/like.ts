/** A text as a pattern that means itself. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of what has this text anywhere in it. */
export const containing = (text: string) => `%${literally(text)}%`

import { sanitize } from '#src/platform/text/sanitize.ts'
import { htmlOfMarks } from '#src/wire/marked-text.ts'

/** Converts a member's plain text to safe HTML. */
export const textToHtml = (text: string): string => sanitize(htmlOfMarks(text))

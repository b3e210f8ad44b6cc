import { sanitize } from '#src/platform/text/sanitize.ts'
import { htmlOfMarks } from '#src/wire/marked-text.ts'

/** Converts a member's plain text to safe HTML. */
export const textToHtml = (text: string): string => belowTitle(sanitize(htmlOfMarks(text)))

/** HTML of a post, whose title is the question. */
export const belowTitle = (html: string): string => html.replace(/(<\/?)h2>/g, '$1h3>')

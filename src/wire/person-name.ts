import { lineOfText } from './shapes.ts'
import * as sharedWords from './shared-words.id.ts'
import { visibleLine } from './visible-line.ts'

/** Patterns that mail programs turn into a link: `://`, `www.`, a mail address, `contoh.id/…`. */
const link = /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.\p{L}{2,}\//iu

/**
 * Schema of a person's name. Names appear in our mails and pages, so none may contain a link, also not one hidden by
 * invisible or full-width characters.
 */
export const personName = (missing: string) =>
  lineOfText(missing).refine((text) => !link.test(visibleLine(text.normalize('NFKC'))), sharedWords.nameOnly)

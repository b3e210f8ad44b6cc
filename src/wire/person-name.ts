import { lineOfText } from './shapes.ts'
import { visibleLine } from './visible-line.ts'

/** Marks by which mail programs make a link of a name: `://`, `www.`, an address of mail, `contoh.id/…`. */
const link = /:\/\/|\bwww\.|@|[\p{L}\p{N}]\.\p{L}{2,}\//iu

/**
 * The name of a person. Whoever writes a name chooses words in our letters and on our pages, so none of them may lead
 * anywhere; marks that nobody sees and wide letters hide no link either.
 */
export const personName = (missing: string) =>
  lineOfText(missing).refine(
    (text) => !link.test(visibleLine(text.normalize('NFKC'))),
    'Tulis nama saja, tanpa alamat situs atau e-mail.',
  )

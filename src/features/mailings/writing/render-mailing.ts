import type { Db } from '#src/platform/database/connect.ts'
import type { MailBody } from '#src/platform/mail/compose.ts'
import type { Sender } from '#src/platform/mail/frame.ts'
import { storedHtml } from '#src/platform/text/sanitize.ts'
import { linksInLanguage } from '#src/ui/links-in-language.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import { type Language, languages } from '#src/wire/language.ts'
import { itemBlock } from '#src/wire/media.ts'
import { mailItems } from '#src/wire/words.id.ts'
import { when } from '../../events/when.ts'
import { getSettings } from '../../settings/queries.ts'
import * as words from './frame-words.id.ts'
import { type ItemRef, itemOfBlock, itemPath } from './items.ts'
import { frameMailing, lookOf } from './mailing-frame.ts'
import { attributeOf, type Card, cardOfLetter, proseOfLetter } from './mailing-html.ts'
import { findItems, getMailingText, type ItemRow } from './queries.ts'

/** Stands in a rendered mailing wherever the link belongs by which its reader leaves. */
export const LEAVE_MARK = 'https://leave.invalid/'

/** A mailing as all its readers get it, but for the link by which each of them leaves. */
export type RenderedMailing = {
  /** Language of the text; letters that were sent before there were translations name none. */
  lang?: Language
  subject: string
  preheader: string
  html: string
  text: string
}

type Version = { revisionId: number; mailingId: number }
type Site = { publicUrl: string; sender: Sender }

/** Renders one version of a mailing as HTML and as plain text. @throws Failure 404 */
export async function renderMailing(
  db: Db,
  version: Version,
  { publicUrl, sender }: Site,
): Promise<RenderedMailing> {
  const mailing = await getMailingText(db, version)
  const { address, email } = await getSettings(db)
  const { title: subject, excerpt: preheader, image, imageAlt, listName, archiveSlug } = mailing
  const lang = mailing.lang ?? languages[0]
  const letter = {
    lang,
    subject,
    preheader,
    picture: image && { src: paths.image(image.name), alt: imageAlt, width: image.width },
    parts: await partsOf(db, storedHtml(mailing), { sender, lang }),
    listName,
    office: [address, email].filter(Boolean).join('\n'),
    page: archiveSlug && publicUrl + inLanguage(paths.mailing(archiveSlug)),
    leave: LEAVE_MARK,
  }
  return { lang, subject, preheader, ...frameMailing(letter, { ...sender, publicUrl }) }
}

/** A rendered mailing for one reader. */
export const addressMailing = (
  { html, text }: RenderedMailing,
  { leaveUrl }: { leaveUrl: string },
): MailBody => ({
  html: html.replaceAll(LEAVE_MARK, () => escapeHtml(leaveUrl)),
  text: text.replaceAll(LEAVE_MARK, () => leaveUrl),
})

/** Text and items of a mailing in their order; items that readers do not see any more are left out. */
async function partsOf(
  db: Db,
  content: string,
  { sender, lang }: { sender: Sender; lang: Language },
): Promise<MailBody[]> {
  const look = lookOf(sender)
  const items = await loadItems(db, content)
  const pieces = content.split(new RegExp(`(${itemBlock.source})`)).filter((piece) => piece.trim())
  return pieces.flatMap((piece) => {
    const ref = piece.startsWith('<figure class="item">') ? itemOfBlock(piece) : null
    if (!ref) return [proseOfLetter(linksInLanguage(piece), look)]
    const item = items.get(itemPath(ref))
    return item ? [cardOfLetter(cardOf(item, lang), look)] : []
  })
}

/** Live items of the blocks in a sanitised text, by the paths that the text has. */
export async function loadItems(db: Db, content: string): Promise<Map<string, ItemRow>> {
  const refs = (content.match(itemBlock) ?? [])
    .map(itemOfBlock)
    .filter((ref): ref is ItemRef & { title: string } => ref !== null)
  const rows = await findItems(db, refs)
  return new Map(rows.map((row) => [itemPath({ kind: row.kind, slug: row.asked }), row]))
}

/** @param around language of the text that shows it */
function cardOf(item: ItemRow, around: Language): Card {
  const { kind, title, excerpt, image, time } = item
  const label = mailItems[kind]
  return {
    lang: attributeOf(item.lang ?? languages[0], around),
    labelLang: attributeOf(LANGUAGE, around),
    label: time ? `${label}: ${when(time)}, ${time.place}` : label,
    title,
    lead: excerpt,
    // The title beside it says what there is to say.
    picture: image && { src: paths.image(image.name), alt: '', width: image.width },
    path: inLanguage(itemPath(item)),
    verb: words.verbs[kind],
  }
}

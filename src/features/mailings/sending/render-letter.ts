import { lettersIn } from '#src/letters-by-language.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import { type Language, languagesOf } from '#src/wire/language.ts'
import { getSettings } from '../../settings/queries.ts'
import { trackLinks } from '../archive/links.ts'
import type { RenderedMailing } from '../writing/render-mailing.ts'

/** Letter of a sending, as it is stored; `further`: with the words around its text in other languages of the site. */
export type SentLetter = RenderedMailing & { further?: Partial<Record<Language, RenderedMailing>> }

type Version = { mailingId: number; revisionId: number }

/** Renders a version of a mailing, with counted links, in every language that the site offers. */
export async function renderLetter(parts: JobParts, version: Version): Promise<SentLetter> {
  const { db, place, secret, sender } = parts
  const { publicUrl } = place
  const site = { publicUrl, sender: await sender() }
  const renderIn = async (language: Language) => {
    const { renderMailing } = await lettersIn(language)
    const rendered = await renderMailing(db, version, site)
    return trackLinks(db, version.mailingId, rendered, { publicUrl, secret })
  }
  const [first, ...others] = languagesOf((await getSettings(db)).languages)
  const further: SentLetter['further'] = {}
  for (const language of others) further[language] = await renderIn(language)
  return { ...(await renderIn(first!)), ...(others.length && { further }) }
}

/** The letter as a reader of this language gets it, otherwise in the first language. */
export const letterIn = ({ further, ...first }: SentLetter, language: Language): RenderedMailing =>
  further?.[language] ?? first

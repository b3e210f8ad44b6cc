import { sanitize } from '#src/platform/text/sanitize.ts'
import { type Account, missingWords, shareOf } from '../account.ts'
import { attributeOf, tagsIn, wordsIn } from '../html-tags.ts'
import type { WxrItem } from './read-export.ts'
import { ADDED, type Converted } from './to-html.ts'

type Text = { title: string; excerpt: string; html: string; image: string | null }

const SHOWN = 8

/** Compares words, links and media of an item with its converted text. @returns counts and missing words */
export function accountText(
  item: WxrItem,
  made: Converted,
  text: Text,
): { account: Account; notes: string[] } {
  const content = sanitize(text.html)
  const words = [made.words, item.title, item.excerpt].map(wordsIn)
  const here = [content, text.title, text.excerpt].map(wordsIn)
  // A generated summary repeats words of the text: each part is compared with its own.
  const missing = words.flatMap((given, part) => missingWords(given, here[part]!))
  const added = addressesOf(tagsIn(text.html, 'a').filter((tag) => tag.includes(ADDED)))
  const links = addressesOf(tagsIn(content, 'a'))
  const addedHere = added.length - missingWords(added, links).length
  const pictures = tagsIn(content, 'img').length + (text.image ? 1 : 0)
  const all = words.flat().length
  const notes = missing.length ? [`words left out: ${missing.length} (${shown(missing)})`] : []
  return {
    account: {
      words: shareOf(all, all - missing.length),
      links: shareOf(made.links, links.length - addedHere),
      media: shareOf(made.media + (item.thumbnail ? 1 : 0), pictures, addedHere),
    },
    notes,
  }
}

const addressesOf = (tags: readonly string[]) => tags.flatMap((tag) => attributeOf(tag, 'href') || [])

const shown = (words: readonly string[]) =>
  words.length > SHOWN ? `${words.slice(0, SHOWN).join(', ')}, …` : words.join(', ')

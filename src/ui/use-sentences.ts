import { builtInSentences, type SentenceName } from './sentences.ts'
import { useBrand } from './use-brand.ts'

/** Gives a sentence in the site's own words, else the built-in one. */
export function useSentences(): (name: SentenceName) => string {
  const own = useBrand()?.sentences
  return (name) => own?.[name] ?? builtInSentences[name]
}

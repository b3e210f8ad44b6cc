import { use } from 'react'
import { type Brand, builtInSentences, type SentenceName } from './brand.ts'
import { SiteContext } from './head.tsx'

/** The site's look; undefined while nothing deviates, and where no site is known. */
export const useBrand = (): Brand | undefined => use(SiteContext)?.site.brand

/** Gives a sentence in the site's own words, else the built-in one. */
export function useSentences(): (name: SentenceName) => string {
  const own = useBrand()?.sentences
  return (name) => own?.[name] ?? builtInSentences[name]
}

/** Gives the address of a picture, where a cloth has the site's motif. */
export function useCloth(): (src: string) => string {
  const motif = useBrand()?.motif
  return (src) => (motif ? src.replace(/^\/cover\/([a-z]+)(?:-[a-z]+)?\//, `/cover/$1-${motif}/`) : src)
}

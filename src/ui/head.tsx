import { createContext, use } from 'react'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE, LOCALE } from '#src/urls/language.id.ts'
import { addressIn, type Language } from '#src/wire/language.ts'
import { type SharedKind, sharePictureOf, sharePictureSize } from './share-picture.ts'
import type { Site } from './site.ts'

export const SiteContext = createContext<{ site: Site; publicUrl: string } | null>(null)

export function useSite() {
  const value = use(SiteContext)
  if (!value) throw new Error('useSite outside of the root')
  return value
}

type HeadProps = {
  title?: string
  description?: string
  /** Canonical address, root-relative; without it, the page is not indexed. */
  canonical?: string
  /** The item whose image share cards show: its photo, or its title on its pattern. */
  share?: {
    kind: SharedKind
    id: number
    /** Its title, where the page has another. */
    title?: string
    photo?: { url: string; width: number; height: number } | undefined
  }
  type?: 'website' | 'article'
  /** Languages in which an item can be read, with its address in each. */
  translations?: Translations | undefined
}

export type Translations = readonly { lang: Language; url: string }[]

/** Title, description and share card of a page; React moves these tags into the document's head. */
export function Head({ title, description, canonical, share, type = 'website', translations }: HeadProps) {
  const { site, publicUrl } = useSite()
  const picture =
    share &&
    (share.photo ?? {
      url: sharePictureOf(share.kind, share.id, share.title ?? title ?? '', site),
      ...sharePictureSize,
    })
  const fullTitle = title ? `${title} – ${site.name}` : site.name
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {canonical ? (
        <Addresses canonical={canonical} isStored={type === 'article'} translations={translations} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={title ?? site.name} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={LOCALE.replace('-', '_')} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={publicUrl + inLanguage(canonical)} />}
      {picture && (
        <>
          <meta property="og:image" content={publicUrl + picture.url} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

type AddressesProps = { canonical: string; isStored: boolean; translations: Translations | undefined }

/**
 * The page's own address and, where the site has further languages, its address in each of them. A stored text is
 * found in the languages in which it can be read alone.
 */
function Addresses({ canonical, isStored, translations }: AddressesProps) {
  const { site, publicUrl } = useSite()
  const everywhere = site.languages?.map((lang) => ({ lang, url: addressIn(lang, canonical) }))
  const all = isStored ? translations?.filter(({ lang }) => site.languages?.includes(lang)) : everywhere
  const own =
    all?.find(({ lang }) => lang === LANGUAGE)?.url ??
    (isStored ? (all?.[0]?.url ?? canonical) : inLanguage(canonical))
  return (
    <>
      <link rel="canonical" href={publicUrl + own} />
      {all &&
        all.length > 1 &&
        all.map(({ lang, url }) => (
          <link key={lang} rel="alternate" hrefLang={lang} href={publicUrl + url} />
        ))}
      {all && all.length > 1 && <link rel="alternate" hrefLang="x-default" href={publicUrl + all[0]!.url} />}
    </>
  )
}

/** Structured data for search engines: a data block, not executed by browsers. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

import type { ShareKind } from '#src/kinds.ts'
import { paths } from '#src/urls/paths.ts'
import type { Language } from '#src/wire/language.ts'
import { Head, StructuredData, type Translations, useSite } from './head.tsx'

type ArticleHeadProps = {
  kind: ShareKind
  /** Type of schema.org. */
  type: 'NewsArticle' | 'BlogPosting' | 'Article'
  /** Root-relative path. */
  path: string
  article: {
    id: number
    title: string
    excerpt: string
    image: { url: string }
    /** Null for what the network itself writes. */
    author: string | null
    publishedAt: string
    updatedAt: string
    region?: { title: string } | null
    participant?: { slug: string; title: string } | null
    lang?: Language | undefined
    translations?: Translations | undefined
  }
  section?: string
}

/** Metadata of an article for search engines and share cards. */
export function ArticleHead({ kind, type, path, article, section }: ArticleHeadProps) {
  const { site, publicUrl } = useSite()
  const { title, excerpt, author, region, participant } = article
  const network = { '@type': 'Organization', name: site.name }
  return (
    <>
      <Head
        title={title}
        description={excerpt}
        canonical={path}
        share={{ kind, id: article.id }}
        type="article"
        translations={article.translations}
      />
      <StructuredData
        data={{
          '@type': type,
          headline: title,
          description: excerpt,
          image: publicUrl + article.image.url,
          datePublished: article.publishedAt,
          dateModified: article.updatedAt,
          author: author === null ? network : { '@type': 'Person', name: author },
          publisher: network,
          ...(participant && {
            sourceOrganization: {
              '@type': 'Organization',
              name: participant.title,
              url: publicUrl + paths.participant(participant.slug),
            },
          }),
          ...(region && { contentLocation: { '@type': 'Place', name: region.title } }),
          articleSection: section,
          mainEntityOfPage: publicUrl + path,
          inLanguage: article.lang ?? 'id',
        }}
      />
    </>
  )
}

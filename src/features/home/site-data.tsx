import { StructuredData, useSite } from '#src/ui/head.tsx'
import { paths } from '#src/urls/paths.ts'

/** Structured data of the site for search engines: organisation and site search. */
export function SiteData() {
  const { site, publicUrl } = useSite()
  const home = publicUrl + paths.home
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Organization',
          name: site.name,
          alternateName: site.shortName,
          url: home,
          logo: `${publicUrl}/favicon.svg`,
          description: site.about || undefined,
          email: site.email || undefined,
          telephone: site.phone || undefined,
          sameAs: Object.values(site.social).filter(Boolean),
        }}
      />
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: site.name,
          alternateName: site.shortName,
          url: home,
          inLanguage: 'id',
          potentialAction: {
            '@type': 'SearchAction',
            target: `${publicUrl}${paths.search}?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  )
}

import { useLoaderData } from 'react-router'
import { formatDate } from '#src/ui/format.ts'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { askPage } from './ask-page.ts'
import { pageAddress } from './model.ts'

/** The page whose slug is the address. */
export const loader = page(({ api, url }) => askPage(api, url.pathname.split('/')[1]!))

export function Component() {
  const item = useLoaderData<typeof loader>()
  const { site, publicUrl } = useSite()
  const address = pageAddress(item.slug)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={item.title}
        description={item.excerpt}
        canonical={address}
        share={{ kind: 'page', id: item.id }}
      />
      <StructuredData
        data={{
          '@type': 'WebPage',
          name: item.title,
          description: item.excerpt,
          url: publicUrl + address,
          dateModified: item.updatedAt,
          publisher: { '@type': 'Organization', name: site.name },
          inLanguage: 'id',
        }}
      />
      <PageHeading title={item.title} lead={item.excerpt} />
      <p className="mt-4 text-sm text-muted">
        Terakhir diubah <time dateTime={item.updatedAt}>{formatDate(item.updatedAt)}</time>
      </p>
      <StoredHtml
        className="article article-plain mt-8 max-w-190 border-t-2 border-ink pt-7 md:mt-11"
        html={item.content}
      />
    </div>
  )
}

import { useLoaderData } from 'react-router'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import type { getVersion, listVersions } from './api.ts'
import { fetchPage } from './fetch-page.ts'
import { Earlier, InForce, OldVersion } from './legal-versions.tsx'
import { pageAddress } from './model.ts'

/** The address is the page's slug. */
export const loader = page(async ({ api, url, query }) => {
  const item = await fetchPage(api, url.pathname.split('/')[1]!)
  const number = query.get('versi')
  if (!number) {
    const answer = await api<typeof listVersions>('GET /pages/{id}/versions', { params: { id: item.id } })
    return { item, versions: answer.success ? answer.data : [], old: null }
  }
  const params = { id: item.id, number }
  const { data: old } = unwrap(await api<typeof getVersion>('GET /pages/{id}/versions/{number}', { params }))
  return { item, versions: [], old }
})

export function Component() {
  const { item, versions, old } = useLoaderData<typeof loader>()
  const { site, publicUrl } = useSite()
  const address = pageAddress(item.slug)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title={old ? `${item.title}, versi ${old.number}` : item.title}
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
      <PageHeading title={old?.title ?? item.title} lead={old?.excerpt ?? item.excerpt} />
      {old ? <OldVersion version={old} address={address} /> : <InForce item={item} versions={versions} />}
      <StoredHtml
        className="article article-plain mt-8 max-w-190 border-t-2 border-ink pt-7 md:mt-11"
        html={old?.content ?? item.content}
      />
      <Earlier versions={versions} address={address} />
    </div>
  )
}

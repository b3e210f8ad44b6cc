import { redirect, useLoaderData } from 'react-router'
import { AboutFrame } from '#src/ui/about-frame.tsx'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor, isCloth } from '../covers/model.ts'
import { fetchPage } from './fetch-page.ts'
import { ORGANISATION, type Page, pageAddress } from './model.ts'
import { PagePhoto } from './page-photo.tsx'

const banner = { width: 900, height: 180 }
/** Banner of a page with a photo instead of a cloth of its own. */
const plainBanner = paths.cover('indigo', 2, banner.width, banner.height)

export const loader = page(async ({ api, params }) => {
  const item = await fetchPage(api, params.slug ?? ORGANISATION)
  const address = pageAddress(item.slug)
  if (params.slug && address !== paths.about(params.slug)) throw redirect(address, 301)
  return item
})

export function Component() {
  const item = useLoaderData<typeof loader>()
  return (
    <AboutFrame
      lang={langOf(item.lang)}
      title={item.title}
      lead={item.excerpt}
      cloth={
        isCloth(item.image)
          ? coverFor(item.image, banner.width, banner.height)
          : { src: plainBanner, ...banner }
      }
    >
      <AboutHead item={item} />
      <WrittenIn lang={item.lang} />
      <PagePhoto image={item.image} />
      <StoredHtml className="article article-plain max-w-170" html={item.content} lang={item.lang} />
    </AboutFrame>
  )
}

function AboutHead({ item }: { item: Page }) {
  const { site, publicUrl } = useSite()
  const address = pageAddress(item.slug)
  return (
    <>
      <Head
        title={item.title}
        description={item.excerpt}
        canonical={address}
        share={{ kind: 'page', id: item.id }}
        type="article"
        translations={item.translations}
      />
      <StructuredData
        data={{
          '@type': 'AboutPage',
          name: item.title,
          description: item.excerpt,
          url: publicUrl + address,
          datePublished: item.createdAt,
          dateModified: item.updatedAt,
          publisher: { '@type': 'Organization', name: site.name },
          inLanguage: item.lang ?? 'id',
        }}
      />
    </>
  )
}

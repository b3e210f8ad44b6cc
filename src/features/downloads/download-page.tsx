import { redirect, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import type { getDownload, listDownloads } from './api.ts'
import { BookCover } from './book-cover.tsx'
import { addressOf } from './category-tree.tsx'
import { DownloadButton } from './download-button.tsx'
import { DownloadRows } from './download-rows.tsx'
import { Facts } from './facts.tsx'
import { type Download, toDownload } from './model.ts'
import * as words from './words.id.ts'

const RELATED = 3
const cover = { width: 320, height: 412 }

export const loader = page(async ({ api, params }) => {
  const slug = params.slug!
  const answer = await api<typeof getDownload>('GET /download/{id}', {
    params: { id: slug },
    query: { slug: '1', lang: LANGUAGE },
    session: true,
  })
  const item = toDownload(unwrap(answer).data)
  if (item.slug !== slug) throw redirect(paths.download(item.slug), 301)
  const query = { category: wholeOf(item).slug, limit: RELATED + 1 }
  const others = await api<typeof listDownloads>('GET /download', { query, session: true })
  const rows = others.success ? others.data.map(toDownload) : []
  return { item, related: rows.filter(({ id }) => id !== item.id).slice(0, RELATED) }
})

export function Component() {
  const { item, related } = useLoaderData<typeof loader>()
  const whole = wholeOf(item)
  const above = [item.parentCategory, item.category].filter((one) => one !== null)
  return (
    <article className="wrap pb-14 md:pb-20">
      <DownloadHead item={item} />
      <div className="pt-5 md:pt-9">
        <Breadcrumb
          items={[
            { to: paths.downloads, label: words.knowledge },
            ...above.map((one) => ({ to: addressOf(one, ''), label: one.title })),
          ]}
        />
      </div>
      <div className="mt-5 grid gap-6 md:mt-8 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-14">
        <BookCover item={item} size={cover} eager className="h-48 w-38 md:h-103 md:w-80" />
        <div className="md:pt-3">
          <h1 lang={langOf(item.lang)} className="max-w-3xl text-feature md:text-article">
            {item.title}
          </h1>
          <p className="mt-4 max-w-2xl text-lead text-soft">{item.description}</p>
          <div className="mt-5">
            <Facts item={item} />
          </div>
          <div className="mt-7 sm:w-66">
            <DownloadButton item={item} loud />
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <section className="no-print mt-14 md:mt-20">
          <Rubric
            title={words.otherResources}
            link={{ to: addressOf(whole, ''), label: words.allIn(whole.title) }}
          />
          <div className="mt-5">
            <DownloadRows rows={related} heading="h3" />
          </div>
        </section>
      )}
    </article>
  )
}

/** The upper category: the lower ones are often too small to offer others. */
const wholeOf = ({ category, parentCategory }: Download) => parentCategory ?? category

function DownloadHead({ item }: { item: Download }) {
  const { publicUrl } = useSite()
  return (
    <>
      <Head
        title={item.title}
        description={item.description}
        canonical={paths.download(item.slug)}
        share={{ kind: 'download', id: item.id }}
        type="article"
        translations={item.translations}
      />
      <StructuredData
        data={{
          '@type': 'DigitalDocument',
          name: item.title,
          description: item.description,
          url: publicUrl + paths.download(item.slug),
          image: publicUrl + item.image.url,
          datePublished: item.publishedAt,
          isAccessibleForFree: item.access.level === 'public',
          inLanguage: item.lang ?? 'id',
        }}
      />
    </>
  )
}

import { redirect, useLoaderData } from 'react-router'
import { Photo } from '#src/ui/photo.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import '#src/ui/inside.css'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Head, useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Share } from '#src/ui/share.tsx'
import { photoToShare } from '#src/ui/share-picture.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { inLanguage, langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { coverFor, isCloth } from '../covers/model.ts'
import { RegionLink } from '../regions/region-link.tsx'
import type { getCampaign, listCampaignDonors, listCampaigns } from './api.ts'
import { Completion, DonorList, UpdateList } from './campaign-sections.tsx'
import { GiveBar, GiveLink, GivePanel } from './give-panel.tsx'
import { permitGivers } from './permit-words.ts'
import type { CampaignWire, PermitWire } from './schema.ts'
import * as words from './words.id.ts'

/** Donors on a page of the list. */
const DONORS = 20

const banner = { width: 1160, height: 430 }
const wide = 'mt-6 w-full max-md:-mx-5 max-md:w-screen max-md:max-w-none'

/** Photo of a campaign above its page, or its woven cover, which is decorative. */
function CampaignPicture({ image }: { image: ImageWire }) {
  if (isCloth(image))
    return (
      <Cover
        image={coverFor(image, banner.width, banner.height)}
        eager
        className={`h-56 md:h-auto ${wide}`}
      />
    )
  return (
    <Photo
      image={image}
      sizes="(min-width: 1240px) 1160px, 100vw"
      first
      className={`aspect-3/2 md:aspect-21/9 ${wide}`}
    />
  )
}

const dayOf = (date: string) => formatDate(`${date}T05:00:00Z`)

/** Permit facts that the law requires on a collection: issuer, number, validity. */
function PermitFacts({ permit }: { permit: PermitWire }) {
  return (
    <section aria-labelledby="izin" className="mt-11 border-t border-ink pt-3.5 text-note">
      <h2 id="izin" className="font-semibold">
        {words.permit}
      </h2>
      <dl className="mt-2">
        <Row name={words.permitNumber}>{permit.number}</Row>
        <Row name={words.permitGiver}>{permitGivers[permit.level]}</Row>
        <Row name={words.permitValid}>
          {words.fromUntil(dayOf(permit.valid_from), dayOf(permit.valid_until))}
        </Row>
      </dl>
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b py-2">
      <dt className="flex-none text-muted">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

export const loader = page(async ({ api, params, query }) => {
  const slug = params.slug!
  const by = { params: { id: slug } }
  const [answer, donors] = await Promise.all([
    api<typeof getCampaign>('GET /campaigns/{id}', { ...by, query: { slug: '1', lang: LANGUAGE } }),
    api<typeof listCampaignDonors>('GET /campaigns/{id}/donors', {
      ...by,
      query: { slug: '1', page: query.get('page') ?? 1, limit: DONORS },
    }),
  ])
  const campaign = unwrap(answer).data
  if (campaign.slug !== slug) throw redirect(paths.campaign(campaign.slug), 301)
  const open = campaign.completion
    ? await api<typeof listCampaigns>('GET /campaigns', { query: { state: 'open', limit: 1 } })
    : null
  return {
    campaign,
    donors: donors.success ? { rows: donors.data, pagination: donors.pagination! } : null,
    running: open?.success ? open.data[0] : undefined,
  }
})

let row: typeof import('../institutions/carrier-row.tsx') | undefined
/** Loads the institution's row apart from this page: so it stays out of what every page loads. */
export const ready = async () => {
  row = await import('../institutions/carrier-row.tsx')
}

export function Component() {
  const { campaign, donors, running } = useLoaderData<typeof loader>()
  const { publicUrl } = useSite()
  const { image } = campaign
  const isOpen = campaign.state === 'open'
  const path = paths.campaign(campaign.slug)
  return (
    <article className="wrap pb-14 md:pb-20">
      <Head
        title={campaign.title}
        description={campaign.excerpt}
        canonical={path}
        share={{ kind: 'campaign', id: campaign.id, photo: isCloth(image) ? undefined : photoToShare(image) }}
        type="article"
        translations={translationsIn(campaign)}
      />
      {image.alt && <meta property="og:image:alt" content={image.alt} />}
      <header className="pt-5 md:pt-9">
        <Breadcrumb items={[{ to: paths.donate, label: words.donate, reloadDocument: true }]} />
        <h1 lang={langOf(campaign.lang)} className="mt-3 max-w-4xl text-article wrap-anywhere md:mt-4">
          {campaign.title}
        </h1>
        <CampaignPicture image={image} />
      </header>
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-11 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-11 lg:grid-cols-[8rem_minmax(0,1fr)_21rem]">
        <aside
          aria-label={words.stateOfCampaign}
          className="self-start md:sticky md:top-28 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3"
        >
          <GivePanel campaign={campaign} running={running} />
        </aside>
        <div className="min-w-0 md:col-start-1 md:row-start-1 lg:col-start-2">
          <Lead campaign={campaign} />
          <Completion campaign={campaign} />
          <StoredHtml className="article" html={campaign.content} lang={campaign.lang} />
          {campaign.article && <ArticleLink article={campaign.article} />}
          {row && campaign.participant && (
            <div className="mt-11 border-b">
              <row.CarrierRow carrier={campaign.participant} part={words.carriedOutBy} />
            </div>
          )}
          <UpdateList updates={campaign.updates} />
          {donors && <DonorList path={path} {...donors} />}
          {isOpen && (
            <div className="no-print mt-11 max-w-130">
              <GiveLink campaign={campaign} />
            </div>
          )}
          <PermitFacts permit={campaign.permit} />
        </div>
        <div className="md:col-start-1 lg:row-start-1">
          <Share url={publicUrl + inLanguage(path)} title={campaign.title} />
        </div>
      </div>
      {isOpen && <GiveBar campaign={campaign} />}
    </article>
  )
}

/** Summary and region of the campaign. */
const Lead = ({ campaign: { excerpt, region, lang } }: { campaign: CampaignWire }) => (
  <div className="mb-8">
    <p lang={langOf(lang)} className="text-lead text-balance text-soft">
      {excerpt}
    </p>
    <WrittenIn lang={lang} />
    {region && (
      <p className="mt-3">
        <RegionLink id={region.id} className="link inline-flex min-h-11 items-center">
          {words.regionNamed(region.title)}
        </RegionLink>
      </p>
    )}
  </div>
)

/** The way to the text that tells of the same work. */
const ArticleLink = ({
  article: { kind, slug, title, lang },
}: {
  article: NonNullable<CampaignWire['article']>
}) => (
  <p className="mt-6">
    <Link
      to={kind === 'news' ? paths.newsItem(slug) : paths.blogPost(slug)}
      className="link inline-block min-h-11 py-2.5 wrap-anywhere"
    >
      {words.readStoryBefore}
      <span lang={langOf(lang)}>{title}</span>
    </Link>
    <WrittenIn lang={lang} className="ml-2" />
  </p>
)

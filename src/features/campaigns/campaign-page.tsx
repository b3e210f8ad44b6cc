import { Link, redirect, useLoaderData } from 'react-router'
import '#src/ui/inside.css'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Share } from '#src/ui/share.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { paths } from '#src/urls/paths.ts'
import { isCloth } from '../covers/model.ts'
import type { getCampaign } from './api.ts'
import { CampaignPicture } from './campaign-picture.tsx'
import { GivePanel } from './give-panel.tsx'
import { PermitFacts } from './permit-facts.tsx'
import { photoToShare } from './share-photo.ts'
import { UpdateList } from './update-list.tsx'

export const loader = page(async ({ api, params }) => {
  const slug = params.slug!
  const answer = await api<typeof getCampaign>('GET /campaigns/{id}', {
    params: { id: slug },
    query: { slug: '1' },
  })
  const campaign = unwrap(answer).data
  if (campaign.slug !== slug) throw redirect(paths.campaign(campaign.slug), 301)
  return campaign
})

export function Component() {
  const campaign = useLoaderData<typeof loader>()
  const { publicUrl } = useSite()
  const { image, region } = campaign
  const path = paths.campaign(campaign.slug)
  return (
    <article className="wrap pb-14 md:pb-20">
      <Head
        title={campaign.title}
        description={campaign.excerpt}
        canonical={path}
        share={{ kind: 'campaign', id: campaign.id, photo: isCloth(image) ? undefined : photoToShare(image) }}
        type="article"
      />
      {image.alt && <meta property="og:image:alt" content={image.alt} />}
      <header className="pt-5 md:pt-9">
        <Breadcrumb items={[{ to: paths.donate, label: 'Donasi' }]} />
        <h1 className="mt-3 max-w-4xl text-article wrap-anywhere md:mt-4">{campaign.title}</h1>
        <p className="mt-4 max-w-3xl text-lead text-balance text-ink/85">{campaign.excerpt}</p>
        {region && (
          <p className="mt-3">
            <Link to={paths.region(region.id)} className="link inline-flex min-h-11 items-center">
              Region {region.title}
            </Link>
          </p>
        )}
        <CampaignPicture image={image} />
      </header>
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-11 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-11 lg:grid-cols-[8rem_minmax(0,1fr)_21rem]">
        <aside
          aria-label="Keadaan kampanye"
          className="self-start md:sticky md:top-28 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3"
        >
          <GivePanel campaign={campaign} />
          <PermitFacts permit={campaign.permit} />
        </aside>
        <div className="min-w-0 md:col-start-1 md:row-start-1 lg:col-start-2">
          <StoredHtml className="article" html={campaign.content} />
          <UpdateList updates={campaign.updates} />
        </div>
        <div className="md:col-start-1 lg:row-start-1">
          <Share url={publicUrl + path} title={campaign.title} />
        </div>
      </div>
    </article>
  )
}

import { redirect, useActionData, useLoaderData } from 'react-router'
import { Figures } from '#src/ui/figures.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { useCloth } from '#src/ui/use-brand.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { limitedCount } from '#src/wire/count-limit.ts'
import type { listCampaigns } from '../campaigns/api.ts'
import type { postMessage } from '../contact/api.ts'
import { coverAt, isCloth } from '../covers/model.ts'
import type { listEvents } from '../events/api.ts'
import type { getParticipant, listParticipants } from '../institutions/directory/api.ts'
import {
  type Participant,
  toInstitution,
  toParticipant,
  toParticipantRow,
} from '../institutions/directory/model.ts'
import type { listNews } from '../news/api.ts'
import { toNewsRow } from '../news/model.ts'
import { toCard } from '../news/news-card.ts'
import { cardPicture, toCampaignItem, toEventItem } from '../region-page/rows.tsx'
import type { listTeam } from '../team/api.ts'
import { toTeamMember } from '../team/model.ts'
import { MessageForm, messageThanksId } from './message-form.tsx'
import { ParticipantContacts } from './participant-contacts.tsx'
import { ParticipantHeader } from './participant-header.tsx'
import { ParticipantWorks, rowPicture, type Works } from './participant-works.tsx'
import * as words from './words.id.ts'

const banner = { width: 1160, height: 220 }
const limits = { news: 3, events: 3, campaigns: 3, people: 12, others: 3 }

export const loader = page(async ({ api, params, query, visitor }) => {
  const slug = params.slug!
  const answer = await api<typeof getParticipant>('GET /partisipan/{id}', {
    params: { id: slug },
    query: { slug: '1', lang: LANGUAGE },
  })
  const item = toParticipant(unwrap(answer).data)
  if (item.slug !== slug) throw redirect(paths.participant(item.slug), 301)
  const participant = item.id
  const region = item.region.id
  const [news, events, campaigns, people, others] = await Promise.all([
    api<typeof listNews>('GET /news', { query: { participant, limit: limits.news } }),
    api<typeof listEvents>('GET /events', { query: { participant, upcoming: '1', limit: limits.events } }),
    api<typeof listCampaigns>('GET /campaigns', {
      query: { participant, state: 'open', limit: limits.campaigns },
    }),
    api<typeof listTeam>('GET /team', { query: { participant, limit: limits.people } }),
    // One more than is shown: the institution itself may be among them.
    api<typeof listParticipants>('GET /partisipan', { query: { region, limit: limits.others + 1 } }),
  ])
  const [regionNews, officers] = await Promise.all([
    news.success && !news.data.length
      ? api<typeof listNews>('GET /news', { query: { region, limit: limits.news } })
      : null,
    people.success && !people.data.length
      ? api<typeof listTeam>('GET /team', { query: { region, flag: 'pengurus-region', limit: 1 } })
      : null,
  ])
  // A section that failed to load is omitted: the page is about the institution.
  const works: Works = {
    news: news.success ? news.data.map(toNewsRow).map((row) => toCard(row, rowPicture)) : [],
    newsTotal: news.success ? (news.pagination?.total ?? 0) : 0,
    events: events.success ? events.data.map(toEventItem) : [],
    campaigns: campaigns.success ? campaigns.data.map(toCampaignItem) : [],
    campaignsTotal: campaigns.success ? (campaigns.pagination?.total ?? 0) : 0,
    people: people.success ? people.data.map(toTeamMember) : [],
    officer: officers?.success ? officers.data.map(toTeamMember) : [],
    regionNews: regionNews?.success
      ? regionNews.data.map(toNewsRow).map((row) => toCard(row, cardPicture))
      : [],
    others: (others.success ? others.data : [])
      .filter(({ id }) => id !== item.id)
      .slice(0, limits.others)
      .map((row) => toInstitution(toParticipantRow(row))),
  }
  return { item, works, isSent: query.get('terkirim') === '1', isGuest: !(await visitor()) }
})

export const action = page(async ({ api, params, request }) => {
  const slug = params.slug!
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { name = '', email = '', message = '', captcha } = values
  const found = await api<typeof getParticipant>('GET /partisipan/{id}', {
    params: { id: slug },
    query: { slug: '1' },
  })
  const answer = found.success
    ? await api<typeof postMessage>('POST /contact', {
        body: { name, email, message, participant_id: found.data.id, captcha },
        session: true,
      })
    : found
  if (answer.success) return redirect(`${paths.participant(slug)}?terkirim=1#${messageThanksId}`)
  return refused({ name, email, message }, answer)
})

export function Component() {
  const cloth = useCloth()
  const { item, works, isSent, isGuest } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as FormAnswer | undefined
  const figures = figuresOf(item, works)
  const isStrip = figures.length === MOST_FIGURES
  return (
    <article className="wrap pb-14 md:pb-20">
      <ParticipantHead item={item} />
      <ParticipantHeader item={item} />
      {item.email && <MessageForm name={item.name} answer={answer} isSent={isSent} isGuest={isGuest} />}
      <img
        src={cloth(coverAt(item.image, banner.width, banner.height))}
        {...(item.image.srcset && { srcSet: item.image.srcset, sizes: '(min-width: 1240px) 1160px, 100vw' })}
        {...banner}
        alt={item.imageAlt}
        fetchPriority="high"
        className={`mt-6 w-full bg-kain object-cover object-left max-md:-mx-5 max-md:w-screen max-md:max-w-none ${isCloth(item.image) ? 'h-16 md:h-29' : 'h-30 md:h-55'}`}
      />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-11 md:mt-11 md:grid-cols-[minmax(0,1fr)_minmax(16rem,23rem)]">
        <StoredHtml className="article article-plain max-w-170" html={item.description2} lang={item.lang} />
        <ParticipantContacts item={item} figures={isStrip ? [] : figures} />
      </div>
      {isStrip && <Figures items={figures} className="mt-8 md:mt-11" />}
      <ParticipantWorks item={item} works={works} />
    </article>
  )
}

const MOST_FIGURES = 3

/** Facts about the institution; a year has no thousands separator. */
const figuresOf = ({ totalMember, founded }: Participant, { campaignsTotal, newsTotal }: Works) =>
  [
    { value: totalMember, label: words.membersFigure(totalMember), fact: words.members },
    { value: founded ? String(founded) : 0, label: words.foundedFigure, fact: words.founded },
    { value: campaignsTotal, label: words.campaignsFigure(campaignsTotal), fact: words.campaigns },
    { value: newsTotal && limitedCount(newsTotal), label: words.newsFigure(newsTotal), fact: words.news },
  ]
    .filter(({ value }) => value)
    .slice(0, MOST_FIGURES)

function ParticipantHead({ item }: { item: Participant }) {
  const { site, publicUrl } = useSite()
  return (
    <>
      <Head
        title={item.name}
        description={item.description1}
        canonical={paths.participant(item.slug)}
        share={{ kind: 'participant', id: item.id }}
      />
      <StructuredData
        data={{
          '@type': 'Organization',
          name: item.name,
          description: item.description1,
          url: publicUrl + paths.participant(item.slug),
          email: item.email ?? undefined,
          address: item.address || undefined,
          foundingDate: item.founded ? String(item.founded) : undefined,
          sameAs: item.links.length > 0 ? item.links : undefined,
          areaServed: item.region.name,
          memberOf: { '@type': 'Organization', name: site.name, url: publicUrl + paths.home },
        }}
      />
    </>
  )
}

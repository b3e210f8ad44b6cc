import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, StructuredData, useSite } from '#src/ui/head.tsx'
import { SewnCover } from '#src/ui/institution-row.tsx'
import { MessageFields } from '#src/ui/message-fields.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { useCloth } from '#src/ui/use-brand.ts'
import { paths } from '#src/urls/paths.ts'
import type { postMessage } from '../../contact/api.ts'
import { coverAt } from '../../covers/model.ts'
import { RegionLink } from '../../regions/region-link.tsx'
import type { getParticipant } from './api.ts'
import { type Participant, toInstitution, toParticipant } from './model.ts'

const messageFormId = 'pesan-lembaga'

type MessageFormProps = { name: string; answer: FormAnswer | undefined; isSent: boolean; isGuest: boolean }

/** Contact form of an institution. Contains no visitor data, so that its page can be cached. */
function MessageForm({ name, answer, isSent, isGuest }: MessageFormProps) {
  return (
    <section id={messageFormId} className="no-print max-w-170 scroll-mt-24">
      <Rubric title="Kirim pesan" note={`Kami teruskan ke e-mail ${name}.`} />
      <div className="mt-5">
        {isSent && !answer && <Notice tone="ok">Pesan Anda sudah kami teruskan. Terima kasih.</Notice>}
        {answer?.errors.participant_id && <Notice tone="bad">{answer.errors.participant_id[0]}</Notice>}
      </div>
      <SentForm key={String(isSent)} answer={answer} className="mt-5 grid gap-5">
        <MessageFields answer={answer} rows={6} isGuest={isGuest} />
      </SentForm>
    </section>
  )
}

const banner = { width: 1160, height: 220 }

export const loader = page(async ({ api, params, query, visitor }) => {
  const slug = params.slug!
  const answer = await api<typeof getParticipant>('GET /partisipan/{id}', {
    params: { id: slug },
    query: { slug: '1' },
  })
  const item = toParticipant(unwrap(answer).data)
  if (item.slug !== slug) throw redirect(paths.participant(item.slug), 301)
  return { item, isSent: query.get('terkirim') === '1', isGuest: !(await visitor()) }
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
  if (answer.success) return redirect(`${paths.participant(slug)}?terkirim=1#${messageFormId}`)
  return refused({ name, email, message }, answer)
})

export function Component() {
  const cloth = useCloth()
  const { item, isSent, isGuest } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as FormAnswer | undefined
  return (
    <article className="wrap pb-14 md:pb-20">
      <ParticipantHead item={item} />
      <header className="pt-5 md:pt-9">
        <Breadcrumb items={[{ to: paths.participants, label: 'Participants' }]} here={item.region.name} />
        <div className="mt-3 flex items-center gap-4 md:mt-4 md:gap-6">
          <SewnCover cover={toInstitution(item).cover} name={item.name} />
          <h1 className="min-w-0 max-w-4xl text-feature md:text-article">{item.name}</h1>
        </div>
        <p className="mt-5 max-w-3xl text-lead text-balance text-soft">{item.description1}</p>
      </header>
      <img
        src={cloth(coverAt(item.image, banner.width, banner.height))}
        {...(item.image.srcset && { srcSet: item.image.srcset, sizes: '(min-width: 1240px) 1160px, 100vw' })}
        {...banner}
        alt={item.imageAlt}
        fetchPriority="high"
        className="mt-6 h-30 w-full bg-kain object-cover object-left max-md:-mx-5 max-md:w-screen max-md:max-w-none md:h-55"
      />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-11 md:mt-11 md:grid-cols-[minmax(0,1fr)_minmax(16rem,23rem)]">
        <StoredHtml className="article article-plain max-w-170" html={item.description2} />
        <Facts item={item} />
        {item.email && <MessageForm name={item.name} answer={answer} isSent={isSent} isGuest={isGuest} />}
      </div>
    </article>
  )
}

function Facts({ item }: { item: Participant }) {
  const facts = [
    ['Anggota', item.totalMember.toLocaleString('id-ID')],
    ['Berdiri', item.founded],
    [
      'Region',
      <RegionLink
        key="region"
        id={item.region.id}
        className="link -my-2.5 inline-flex min-h-11 items-center wrap-anywhere"
      >
        {item.region.name}
      </RegionLink>,
    ],
    ['Alamat', item.address],
    [
      'E-mail',
      item.email && (
        <a
          key="email"
          href={`mailto:${item.email}`}
          className="link -my-2.5 inline-flex min-h-11 items-center wrap-anywhere"
        >
          {item.email}
        </a>
      ),
    ],
  ] as const
  return (
    <dl className="self-start border-t-2 border-ink md:row-span-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 border-b py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 figures">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

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
          areaServed: item.region.name,
          memberOf: { '@type': 'Organization', name: site.name, url: publicUrl + paths.home },
        }}
      />
    </>
  )
}

import { data, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { orderHeaders } from '#src/features/giving/stored-orders.ts'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import '#src/ui/inside.css'
import type { listCampaigns } from '#src/features/campaigns/api.ts'
import { toBankAccount, toTrust } from '#src/features/giving/model.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { readProfile } from '../accounts/api.ts'
import type { listRegions } from '../regions/api.ts'
import type { RegionWire } from '../regions/schema.ts'
import type { readSettings } from '../settings/api.ts'
import type { listChannels, readOrder } from './api.ts'
import { DonateContact } from './donate-contact.tsx'
import type { Target } from './form/designation-group.tsx'
import { give } from './form/give.ts'
import { type FormStart, GiveForm } from './form/give-form.tsx'
import { type OpenCampaign, toOpenCampaign } from './form/open-campaign.ts'
import { presetOf } from './form/preset.ts'
import { STEP } from './form/steps.ts'
import { loadAround } from './order/around.ts'
import { changeOrder, isChange } from './order/change-order.ts'
import { type OrderStart, OrderView } from './order/order-view.tsx'
import * as words from './words.id.ts'

export const loader = page(async (args) => {
  args.unshared()
  const orderId = args.query.get('order')
  if (orderId === null) return { order: null, ...(await startGiving(args)) }
  const order = await startOrder(args, orderId)
  return data(
    { order, form: null, isClosed: false },
    { status: order.order || order.isLocked ? 200 : order.isAway ? 503 : 404 },
  )
})

/** Keeps the form's data while only its step changes: a slow network does not hold a step up. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = change
  const isForm = nextUrl.pathname === inLanguage(paths.donate) && !nextUrl.searchParams.has('order')
  const isStep = currentUrl.href !== nextUrl.href && withoutStep(currentUrl) === withoutStep(nextUrl)
  return isForm && isStep && !formMethod ? false : change.defaultShouldRevalidate
}

/** An address as text, without its step and fragment. */
function withoutStep({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete(STEP)
  return `${pathname}?${rest}`
}

async function startOrder({ api }: PageArgs, orderId: string): Promise<OrderStart> {
  const answer = await api<typeof readOrder>('GET /payment/{order_id}', {
    params: { order_id: orderId },
    headers: orderHeaders(orderId),
    session: true,
  })
  if (answer.success) {
    const around = await loadAround(api, answer.data)
    return { orderId, order: answer.data, around, isAway: false, isLocked: false, hasEnded: false }
  }
  // Mail links open the order by a key behind `#`, which the server cannot see. Never reveals if the order exists.
  const isLocked = answer.code === 404
  const hasEnded = isLocked && Object.hasOwn(Object(answer.data), 'link_ended')
  return {
    orderId,
    order: null,
    around: null,
    isAway: answer.code !== 400 && !isLocked,
    isLocked,
    hasEnded,
  }
}

/** Maximum of open campaigns on the page; hardly ever are there more than a few. */
const CAMPAIGNS = 100

/** Loads the form with the open campaigns; the address may preselect amount, frequency and designation. */
async function startGiving({ api, visitor, query }: PageArgs) {
  const who = await visitor()
  const [known, settings, regions, profile] = await Promise.all([
    api<typeof listCampaigns>('GET /campaigns', { query: { state: 'open', limit: CAMPAIGNS } }),
    api<typeof readSettings>('GET /settings'),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }).then(unwrap),
    who && api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
  ])
  const campaigns = known.success ? known.data.map(toOpenCampaign) : []
  const targets = regions.data.map(toTarget)
  const { values, wished, amount } = presetOf(query, { campaigns, targets })
  const channels = await api<typeof listChannels>('GET /payment/channels', {
    query: { amount: String(amount) },
  })
  const form: FormStart = {
    targets,
    key: newKey(),
    owner: who?.id ?? null,
    donor: profile && { name: profile.data.nama_lengkap, email: profile.data.email },
    bank: settings.success ? toBankAccount(settings.data) : null,
    trust: toTrust(settings.success ? settings.data : null),
    campaigns: withFirst(campaigns, query.get('campaign')),
    drawn: { amount, coversFee: false, rows: channels.success ? channels.data : null },
    values,
    wished,
  }
  const isClosed = known.success && query.has('campaign') && !wished.designation?.startsWith('campaign')
  return { form, isClosed }
}

const toTarget = ({ id, title, partisipan }: RegionWire): Target => ({
  id,
  title,
  ids: partisipan.map((one) => one.id),
  titles: partisipan.map((one) => one.title),
})

/** The asked campaign before the others. */
const withFirst = (campaigns: readonly OpenCampaign[], asked: string | null) =>
  campaigns.toSorted((a, b) => Number(String(b.id) === asked) - Number(String(a.id) === asked))

export const action = page(async (args) => {
  const values = Object.fromEntries(await args.request.formData()) as Record<string, string>
  const orderId = args.query.get('order')
  return orderId && isChange(values) ? changeOrder(args, orderId, values) : give(args, values)
})

export function Component() {
  const { order, form, isClosed } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  if (order) return <OrderView key={order.orderId} start={order} answer={answer} />
  return (
    <div data-quiet className="wrap pb-14 md:pb-20">
      <Head
        title={words.donate}
        description={words.description}
        canonical={paths.donate}
        share={{ kind: 'list', id: 7, title: words.donate }}
      />
      <PageHeading title={words.donate} />
      {isClosed && (
        <div className="mt-7">
          <Notice tone="info">{words.campaignClosed}</Notice>
        </div>
      )}
      <GiveForm key={form!.owner} start={form!} answer={answer} />
      <div className="mt-14 grid grid-cols-1 gap-11 md:grid-cols-2 md:gap-x-16">
        <Uses />
        <DonateContact />
      </div>
    </div>
  )
}

/** Uses of the money, with links. */
function Uses() {
  return (
    <section>
      <Rubric title={words.whereMoneyGoes} />
      <div className="mt-4 max-w-150 space-y-3">
        <p>{words.usedFor}</p>
        <p>
          {words.inReportBefore}{' '}
          <Link to={paths.givingReport} reloadDocument className="link">
            {words.report}
          </Link>
          {words.inReportAfter}{' '}
          <Link to={paths.downloads} className="link">
            {words.knowledge}
          </Link>
          {words.legalBefore}{' '}
          <Link to={paths.about('legalitas-lembaga')} className="link">
            {words.legalStatus}
          </Link>
          .
        </p>
      </div>
    </section>
  )
}

import { data, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { orderHeaders } from '#src/features/giving/stored-orders.ts'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { paths } from '#src/urls/paths.ts'
import '#src/ui/inside.css'
import type { listCampaigns } from '#src/features/campaigns/api.ts'
import { OpenCampaigns } from '#src/features/campaigns/open-campaigns.tsx'
import { toBankAccount } from '#src/features/giving/model.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { readProfile } from '../accounts/api.ts'
import type { listRegions } from '../regions/api.ts'
import type { readSettings } from '../settings/api.ts'
import type { listChannels, readOrder } from './api.ts'
import { DonateContact } from './donate-contact.tsx'
import { give } from './form/give.ts'
import { type FormStart, GiveForm } from './form/give-form.tsx'
import { changeOrder, isChange } from './order/change-order.ts'
import { type OrderStart, OrderView } from './order/order-view.tsx'

/** Preselected amount, whole rupiah. */
const FIRST = 100_000

export const loader = page(async (args) => {
  args.unshared()
  const orderId = args.query.get('order')
  if (orderId === null) return { order: null, ...(await startGiving(args)) }
  const order = await startOrder(args, orderId)
  return data(
    { order, form: null, campaigns: [], isClosed: false },
    { status: order.order || order.isLocked ? 200 : order.isAway ? 503 : 404 },
  )
})

async function startOrder({ api }: PageArgs, orderId: string): Promise<OrderStart> {
  const answer = await api<typeof readOrder>('GET /payment/{order_id}', {
    params: { order_id: orderId },
    headers: orderHeaders(orderId),
    session: true,
  })
  if (answer.success) return { orderId, order: answer.data, isAway: false, isLocked: false, hasEnded: false }
  // Mail links open the order by a key behind `#`, which the server cannot see. Never reveals if the order exists.
  const isLocked = answer.code === 404
  const hasEnded = isLocked && Object.hasOwn(Object(answer.data), 'link_ended')
  return { orderId, order: null, isAway: answer.code !== 400 && !isLocked, isLocked, hasEnded }
}

/** Maximum of open campaigns on the page; hardly ever are there more than a few. */
const CAMPAIGNS = 30

/** Loads the form and the open campaigns, one of which the address may preselect. */
async function startGiving(args: PageArgs) {
  const [known, form] = await Promise.all([
    args.api<typeof listCampaigns>('GET /campaigns', { query: { state: 'open', limit: CAMPAIGNS } }),
    startForm(args),
  ])
  const campaigns = known.success ? known.data : []
  const asked = args.query.get('campaign')
  const id = campaigns.find((one) => String(one.id) === asked)?.id
  const wished: FormStart['values'] = id ? { designation: 'campaign', campaign_id: String(id) } : {}
  return {
    form: {
      ...form,
      causes: campaigns.map(({ id, title }) => ({ id, title })),
      wished,
      values: { ...form.values, ...wished },
    },
    campaigns,
    isClosed: known.success && asked !== null && !id,
  }
}

async function startForm({ api, visitor }: PageArgs): Promise<Omit<FormStart, 'causes' | 'wished'>> {
  const who = await visitor()
  const [settings, regions, channels, profile] = await Promise.all([
    api<typeof readSettings>('GET /settings'),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }).then(unwrap),
    api<typeof listChannels>('GET /payment/channels', { query: { amount: String(FIRST) } }),
    who && api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
  ])
  return {
    key: newKey(),
    owner: who?.id ?? null,
    donor: profile && { name: profile.data.nama_lengkap, email: profile.data.email },
    bank: settings.success ? toBankAccount(settings.data) : null,
    targets: regions.data.map(({ id, title, partisipan }) => ({ id, title, institutions: partisipan })),
    drawn: { amount: FIRST, coversFee: false, rows: channels.success ? channels.data : null },
    values: { preset: String(FIRST), designation: 'general' },
  }
}

export const action = page(async (args) => {
  const values = Object.fromEntries(await args.request.formData()) as Record<string, string>
  const orderId = args.query.get('order')
  return orderId && isChange(values) ? changeOrder(args, orderId, values) : give(args, values)
})

export function Component() {
  const { order, form, campaigns, isClosed } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  if (order) return <OrderView key={order.orderId} start={order} answer={answer} />
  return (
    <div data-quiet className="wrap pb-14 md:pb-20">
      <Head
        title="Donasi"
        description="Beri donasi lewat QRIS, virtual account, atau transfer bank, dan baca ke mana uangnya pergi."
        canonical={paths.donate}
      />
      <PageHeading
        title="Donasi"
        lead="Pemberian Anda menguatkan lembaga yang bekerja bersama warga: rumah aman, kelas inklusi, air bersih, dan tanggap darurat di setiap region."
      />
      {isClosed && (
        <div className="mt-7">
          <Notice tone="info">
            Kampanye itu tidak sedang dibuka. Anda bisa memilih kampanye lain atau tujuan lain di bawah ini.
          </Notice>
        </div>
      )}
      <GiveForm start={form!} answer={answer} />
      {campaigns.length > 0 && <OpenCampaigns campaigns={campaigns} />}
      <div className="mt-14 grid gap-11 md:grid-cols-2 md:gap-x-16">
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
      <Rubric title="Ke mana uangnya pergi" />
      <div className="mt-4 max-w-150 space-y-3">
        <p>
          Bila Anda tidak menyebut tujuan, donasi dipakai untuk kebutuhan yang paling mendesak menurut
          pengurus nasional. Bila Anda menyebut region atau lembaga, donasi disalurkan ke sana.
        </p>
        <p>
          Berapa yang masuk, per region dan lembaga, ada di{' '}
          <Link to={paths.givingReport} reloadDocument className="link">
            laporan donasi
          </Link>
          . Laporan keuangan dapat diunduh di{' '}
          <Link to={paths.downloads} className="link">
            Pengetahuan
          </Link>
          . Akta, pengesahan, dan izin kami ada di halaman{' '}
          <Link to={paths.about('legalitas-lembaga')} className="link">
            legalitas lembaga
          </Link>
          .
        </p>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { toCard } from '#src/features/news/news-card.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { RowCard } from '#src/ui/card.tsx'
import { formatDate } from '#src/ui/format.ts'
import { useSite } from '#src/ui/head.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Share } from '#src/ui/share.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Around } from './around.ts'
import * as words from './words.id.ts'

type ThanksProps = { order: OrderWire; around: Around | null }

/** Page after a paid gift: what happens next, giving monthly, a story of the same region, and sharing. */
export function Thanks({ order, around }: ThanksProps) {
  const { publicUrl, site } = useSite()
  const campaign = around?.campaign
  return (
    <>
      <WhatNext order={order} around={around} />
      {!order.is_monthly && <Monthly order={order} around={around} />}
      {around?.story && (
        <section aria-labelledby="kisah">
          <h2 id="kisah" className="mb-3 text-card">
            {words.newsFrom(around.region?.title ?? '')}
          </h2>
          <RowCard item={toCard(around.story, { width: 208, height: 208 })} />
        </section>
      )}
      <section aria-labelledby="ajak">
        <h2 id="ajak" className="mb-2 text-card">
          {words.inviteFriends}
        </h2>
        <Share
          url={publicUrl + inLanguage(campaign ? paths.campaign(campaign.slug) : paths.donate)}
          title={campaign ? campaign.title : words.giveTo(site.name)}
        />
      </section>
    </>
  )
}

/** The next things that happen, with their days. */
function WhatNext({ order: { receipt, paid_at, donor, is_monthly }, around }: ThanksProps) {
  const campaign = around?.campaign
  const day = paid_at && formatDate(paid_at)
  return (
    <section aria-labelledby="berikutnya">
      <h2 id="berikutnya" className="text-card">
        {words.whatNext}
      </h2>
      <ol className="mt-2">
        {receipt && (
          <Next icon="mail">
            {words.receiptSentBefore(receipt.number, formatDate(receipt.issued_at))}{' '}
            <span className="wrap-anywhere">{donor.email}</span>.
          </Next>
        )}
        {day && (
          <Next icon="scroll-text">
            {words.reportedBefore}{' '}
            <Link to={paths.givingReport} reloadDocument className="link">
              {words.report}
            </Link>{' '}
            {words.reportedAfter(day)}
          </Next>
        )}
        {campaign && (
          <Next icon="calendar">
            {campaign.state === 'ended' ? words.campaignEnded : words.campaignRuns(campaign.lastDay)}{' '}
            <Link to={paths.campaign(campaign.slug)} className="link">
              {words.readNews}
            </Link>
            .
          </Next>
        )}
        {is_monthly && <Next icon="calendar-clock">{words.remindsMonthly}</Next>}
      </ol>
    </section>
  )
}

const Next = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3 border-b py-3">
    <Icon name={icon} className="mt-0.5 size-5 flex-none" />
    <span className="min-w-0">{children}</span>
  </li>
)

/** The same gift each month, as a form already filled. A campaign ends, so its region or the network gets it. */
function Monthly({ order, around }: ThanksProps) {
  const { gift_amount: amount, designation } = order
  const preset = { amount: String(amount), frequency: 'monthly', ...lastingAim(designation, around) }
  return (
    <section aria-labelledby="bulanan" className="rounded-panel border bg-paper p-5 md:p-6.5">
      <h2 id="bulanan" className="text-card">
        {words.makeMonthly}
      </h2>
      <p className="mt-2">
        {words.monthlyOffer(formatRupiah(amount))}
        {designation.type === 'campaign' &&
          ` ${around?.region ? words.monthlyForRegion(around.region.title) : words.monthlyForAll}`}
      </p>
      <div className="mt-4">
        <ButtonLink to={furtherPaths.givePreset(preset)} variant="outline" reloadDocument>
          {words.makeMonthly}
        </ButtonLink>
      </div>
    </section>
  )
}

function lastingAim({ type, id }: OrderWire['designation'], around: Around | null): Record<string, string> {
  if (type === 'partisipan') return { partisipan: String(id) }
  return around?.region ? { region: String(around.region.id) } : {}
}

import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { CarrierRow } from '../institutions/carrier-row.tsx'
import type { CarrierWire } from '../institutions/schema.ts'
import { lastDay } from './progress.ts'
import { ProgressBar } from './progress-bar.tsx'
import * as progressWords from './progress-words.id.ts'
import type { CampaignRowWire } from './schema.ts'
import * as words from './words.id.ts'

type ArticleEndProps = { campaign: CampaignRowWire | null; participant: CarrierWire }

/** End of an article: what a reader can give for, and who carries out what it tells of. Links only: no script. */
export const ArticleEnd = ({ campaign, participant }: ArticleEndProps) => (
  <section className="no-print mt-14 md:mt-20">
    {campaign ? <Appeal campaign={campaign} isOwn={isOwn(campaign, participant)} /> : <GeneralAppeal />}
    {participant && (
      <div className="mt-8 border-b md:mt-11">
        <CarrierRow
          carrier={participant}
          part={isOwn(campaign, participant) ? words.carriedOutBy : words.institutionOfText}
        />
      </div>
    )}
  </section>
)

/** True for a campaign of the institution that the article comes from. */
const isOwn = (campaign: CampaignRowWire | null, participant: CarrierWire) =>
  participant !== null && campaign?.participant?.id === participant.id

const picture = { width: 640, height: 400 }

function Appeal({ campaign, isOwn }: { campaign: CampaignRowWire; isOwn: boolean }) {
  const { slug, title, excerpt, region, goal_amount, received_amount, days_left } = campaign
  const by = isOwn ? undefined : campaign.participant?.title
  const missing = goal_amount - received_amount
  return (
    <>
      <Rubric
        title={missing > 0 ? words.stillMissing(title, formatRupiah(missing)) : words.goalReached}
        note={words.closesOn(lastDay(campaign))}
      />
      <div className="mt-6 grid gap-6 md:grid-cols-[7fr_5fr] md:gap-11">
        <Cover
          image={coverFor(campaign.image, picture.width, picture.height, '(width < 56.25rem) 100vw, 640px')}
          fill
          className="aspect-3/2 h-auto w-full"
        />
        <div className="grid content-start gap-4">
          <div>
            <p className="text-sm font-semibold text-orange-text">
              {[words.campaign, by, region?.title].filter(Boolean).join(', ')}
            </p>
            <h3 className="text-feature">
              <Link to={paths.campaign(slug)} className="title-link">
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-note text-soft">{excerpt}</p>
          </div>
          <ProgressBar campaign={campaign} isLoud />
          <p className="text-note font-semibold">
            {days_left && days_left > 1 ? progressWords.daysLeft(days_left) : progressWords.lastDay}
          </p>
          <ButtonLink to={paths.giveTo('campaign', campaign.id)} variant="orange" wide reloadDocument>
            {words.giveToThis}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}

/** While no campaign is open. */
const GeneralAppeal = () => (
  <>
    <Rubric title={words.supportWork} />
    <div className="mt-4 grid gap-4 md:flex md:items-center md:justify-between">
      <p className="max-w-170 text-note text-soft">{words.supportHow}</p>
      <ButtonLink to={paths.donate} variant="orange" reloadDocument>
        {words.give}
      </ButtonLink>
    </div>
  </>
)

import { useLoaderData } from 'react-router'
import { Folded } from '#src/ui/folded.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { months } from '#src/ui/months.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { STORED } from '#src/urls/in-language.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { WirePagination } from '#src/wire/envelope.ts'
import type { loader } from './campaign-page.tsx'
import type { CampaignDonorWire, CampaignWire } from './schema.ts'
import * as words from './words.id.ts'

/** Report of a completed campaign, before its story. */
export function Completion({ campaign: { completion, completed_at } }: { campaign: CampaignWire }) {
  if (!completion || !completed_at) return null
  const [done, corrected] = [completed_at, completion.posted_at].map(formatDate)
  return (
    <section aria-labelledby="selesai" className="mb-11 border-b pb-8">
      <Rubric id="selesai" title={words.completed} note={done!} />
      <h3 lang={STORED} className="mt-5 text-card wrap-anywhere">
        {completion.title}
      </h3>
      <WrittenIn lang={STORED} />
      {corrected !== done && <p className="mt-1 text-sm text-muted">{words.corrected(corrected!)}</p>}
      <StoredHtml className="article article-plain mt-3" html={completion.content} />
    </section>
  )
}

/** Updates of a campaign, latest first. */
export function UpdateList({ updates }: Pick<CampaignWire, 'updates'>) {
  if (!updates.length) return null
  return (
    <section className="mt-11">
      <Rubric title={words.updates} />
      <ul>
        {updates.map(({ id, title, content, posted_at }) => (
          <li key={id} className="border-b py-5 last:border-b-0">
            <h3 lang={STORED} className="text-card wrap-anywhere">
              {title}
            </h3>
            <p className="mt-1 text-sm text-muted">
              <time dateTime={posted_at}>{formatDate(posted_at)}</time> <WrittenIn lang={STORED} />
            </p>
            <StoredHtml className="article article-plain article-small mt-2" html={content} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type DonorsProps = {
  /** Address of the campaign. */
  path: string
  rows: readonly CampaignDonorWire[]
  pagination: WirePagination
}

/** Donors of a campaign who agreed to be listed, newest first; earlier and later ones by links. */
export function DonorList({ path, rows, pagination }: DonorsProps) {
  const { total, current_page: current, last_page: last } = pagination
  const { gifts } = useLoaderData<typeof loader>().campaign
  if (!total) return null
  const step = (page: number, label: string) => (
    <Link
      to={`${page > 1 ? `${path}?page=${page}` : path}#donatur`}
      className="link inline-flex min-h-11 items-center text-note"
    >
      {label}
    </Link>
  )
  return (
    <section aria-labelledby="donatur" className="mt-11">
      <Rubric
        id="donatur"
        title={words.donors}
        note={words.donorsOf(total.toLocaleString(LOCALE), gifts.toLocaleString(LOCALE))}
      />
      <DonorRows rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <Folded title={words.showMore(rows.length - SHOWN)} isOpen={current > 1}>
          <DonorRows rows={rows.slice(SHOWN)} />
        </Folded>
      )}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {current < last && step(current + 1, words.earlierDonors)}
        {current > 1 && step(current - 1, words.laterDonors)}
      </p>
    </section>
  )
}

/** Donors before the fold. */
const SHOWN = 5

const DonorRows = ({ rows }: Pick<DonorsProps, 'rows'>) => (
  <ul className="mt-2 text-note">
    {rows.map(({ name, month }, index) => (
      // Nothing tells two of one name and month apart, and nothing of a row changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={index} className="flex justify-between gap-4 border-b py-2.5">
        <span className={`min-w-0 wrap-anywhere ${name ? 'font-semibold' : 'text-muted'}`}>
          {name ? <bdi>{name}</bdi> : words.aDonor}
        </span>
        <span className="flex-none text-muted">{monthWords(month)}</span>
      </li>
    ))}
  </ul>
)

/** @param month `YYYY-MM` */
const monthWords = (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

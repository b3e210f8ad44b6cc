import { formatDate } from '#src/ui/format.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import type { CampaignWire } from './schema.ts'

/** Updates of a campaign, latest first. */
export function UpdateList({ updates }: Pick<CampaignWire, 'updates'>) {
  if (!updates.length) return null
  return (
    <section className="mt-11">
      <Rubric title="Kabar kampanye" />
      <ul>
        {updates.map(({ id, title, content, posted_at }) => (
          <li key={id} className="border-b py-5 last:border-b-0">
            <h3 className="text-card wrap-anywhere">{title}</h3>
            <p className="mt-1 text-sm text-muted">
              <time dateTime={posted_at}>{formatDate(posted_at)}</time>
            </p>
            <StoredHtml className="article article-plain article-small mt-2" html={content} />
          </li>
        ))}
      </ul>
    </section>
  )
}

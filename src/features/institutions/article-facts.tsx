import type { ReactNode } from 'react'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { paths } from '#src/urls/paths.ts'
import { RegionLink } from '../regions/region-link.tsx'
import { RegionMap } from '../regions/region-map.tsx'
import type { AffiliationWire } from './schema.ts'
import * as words from './words.id.ts'

const link = 'link -my-2 inline-flex min-h-11 items-center wrap-anywhere'

type ArticleFactsProps = { article: AffiliationWire & { publishedAt: string } }

/** Origin of an article: a column beside it from 1200 px on, with a map; below that, facts after its text. */
export function ArticleFacts({ article: { region, participant, publishedAt } }: ArticleFactsProps) {
  if (!region && !participant) return null
  return (
    <aside aria-label={words.aboutArticle} className="max-lg:mt-2 md:max-lg:col-start-2">
      {region && <RegionMap id={region.id} />}
      <dl className="border-t border-ink text-note">
        {participant && (
          <Fact name={words.institution}>
            <Link to={paths.participant(participant.slug)} className={link}>
              {participant.title}
            </Link>
          </Fact>
        )}
        {region && (
          <Fact name={words.region}>
            <RegionLink id={region.id} className={link}>
              {region.title}
            </RegionLink>
          </Fact>
        )}
        <Fact name={words.published}>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </Fact>
      </dl>
    </aside>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-b py-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
)

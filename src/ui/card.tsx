import { langOf } from '#src/urls/in-language.ts'
import type { Language } from '#src/wire/language.ts'
import { Cover, type CoverImage } from './cover.tsx'
import { Link } from './link.tsx'
import * as words from './words.id.ts'
import { WrittenIn } from './written-in.tsx'

export type CardItem = {
  to: string
  title: string
  category?: string | undefined
  excerpt?: string | undefined
  /** Its author, before the date. */
  author?: string | undefined
  /** The region that it comes from. */
  place?: string | undefined
  date?: { iso: string; text: string } | undefined
  cover: CoverImage
  /** Language of its texts, by default the first of the site. */
  lang?: Language | undefined
}

type Level = 'h2' | 'h3'
type CardProps = { item: CardItem; heading?: Level; eager?: boolean }

/** A card of a grid. Below 900 px it is a row with a 104 px cover at the right. */
export function Card({ item, heading = 'h3', eager = false }: CardProps) {
  return (
    <article className="group relative flex flex-wrap items-start gap-4 border-t py-4.5 md:flex-col md:border-0 md:py-0">
      <Thumb item={item} eager={eager} box="md:aspect-3/2 md:h-auto md:w-full md:order-none" />
      <div className="text-beside">
        <Category text={item.category} />
        <Title item={item} as={heading} className="mt-0.5 text-card md:mt-1.25" />
        {item.excerpt && (
          <p lang={langOf(item.lang)} className="mt-2 text-note text-soft max-md:hidden">
            {item.excerpt}
          </p>
        )}
        <Meta item={item} className="mt-1 md:mt-2.5" />
      </div>
    </article>
  )
}

type LeadCardProps = CardProps & {
  /** Placed in a column of its own: the text is below the cover. */
  stacked?: boolean
}

/** The prominent card at the top of a list: seven columns of cover, five of text. */
export function LeadCard({ item, heading = 'h2', eager = true, stacked = false }: LeadCardProps) {
  const parts = stacked ? 'content-start' : 'md:grid-cols-[7fr_5fr] md:items-center md:gap-11'
  return (
    <article className={`group relative grid gap-4.5 ${parts}`}>
      <Cover
        image={item.cover}
        eager={eager}
        fill
        className={`h-auto w-full ${stacked ? 'aspect-[65/42]' : 'aspect-[41/24]'}`}
      />
      <div>
        <Category text={item.category} />
        <Title item={item} as={heading} className="mt-2.5 text-feature" />
        {item.excerpt && (
          <p lang={langOf(item.lang)} className="mt-3.5 max-w-130 text-soft md:text-[1.0625rem]">
            {item.excerpt}
          </p>
        )}
        <Meta item={item} className="mt-3.5" />
      </div>
    </article>
  )
}

/** A row at every width: cover at the left on desktop, at the right on a phone. */
export function RowCard({ item, heading = 'h3' }: CardProps) {
  return (
    <article className="group relative flex flex-wrap items-start gap-4 border-t py-4.5 md:flex-nowrap md:gap-5 md:py-5">
      <Thumb item={item} box="md:h-29 md:w-33 md:order-none" />
      <div className="text-beside">
        <Category text={item.category} />
        <Title item={item} as={heading} className="mt-0.5 text-row" />
        <Meta item={item} className="mt-1 md:mt-2" />
      </div>
    </article>
  )
}

/** Picture of a card. On phones a pattern is half its scale: 104 px hold two repeats; it must be 208 px or more. */
function Thumb({ item, box, eager }: { item: CardItem; box: string; eager?: boolean }) {
  return (
    <div className={`thumb ${box}`}>
      <Cover image={item.cover} eager={eager} className="thumb-image" />
    </div>
  )
}

function Category({ text }: { text: string | undefined }) {
  return text ? <p className="text-sm font-semibold text-orange-text">{text}</p> : null
}

function Title({ item, as: Heading, className }: { item: CardItem; as: Level; className: string }) {
  return (
    <Heading lang={langOf(item.lang)} className={className}>
      <Link to={item.to} className="hit-area title-link">
        {item.title}
      </Link>
    </Heading>
  )
}

function Meta({ item, className }: { item: CardItem; className: string }) {
  const { author, place, date, lang } = item
  if (!place && !date) return null
  return (
    <p className={`text-sm text-muted ${className}`}>
      {author && (
        <>
          {words.by} <bdi>{author}</bdi>
          {' · '}
        </>
      )}
      {place}
      {place && date && ', '}
      {date && (
        <time dateTime={date.iso} className="whitespace-nowrap">
          {date.text}
        </time>
      )}
      <WrittenIn lang={lang} className="ml-2" />
    </p>
  )
}

import { ButtonLink } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { SendAsMailing } from '#src/ui/desk/send-as-mailing.tsx'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { revisionsOf, workOf, workStatus } from '../my-post/model.ts'
import { momentOf } from '../my-post/moments.ts'
import { StatusTag } from '../my-post/status-tag.tsx'
import { Endorsed, Waiting } from './news-columns.tsx'
import { neighboursOf, type Queue } from './queue.tsx'
import { workRevision } from './review-view.ts'
import type { DeskNewsWire } from './schema.ts'
import * as words from './words.id.ts'

type ReviewHeadProps = { item: DeskNewsWire; queue: Queue; now: number }

/** Title and author, state, and links through the queue. */
export function ReviewHead({ item, queue, now }: ReviewHeadProps) {
  const { title, category } = workOf(item)
  return (
    <>
      <QueueLinks queue={queue} current={item.id} />
      <div className="mt-3 mb-2.5 flex lg:mt-0 flex-wrap items-center gap-2">
        <StatusTag status={workStatus(item)} />
        {item.pending && <span className="text-sm text-muted">{words.newVersionOldStays}</span>}
        <span className="inline-flex min-h-6.5 items-center rounded-label bg-sky px-2 text-xs font-semibold text-blue-hover">
          {category.title}
        </span>
        {item.is_endorsed && <Endorsed />}
        <span className="ml-auto text-sm text-muted figures">{versionWords(item)}</span>
      </div>
      <DeskHeading
        title={title}
        lead={[item.author, item.institution?.title, sentWords(item)].filter(Boolean).join(' · ')}
        acts={<Ways item={item} />}
      />
      {workStatus(item) === 'review' && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm">
          <Waiting row={item} now={now} />
        </div>
      )}
    </>
  )
}

/** Links through the queue when it is not beside the text; J and K follow them in all windows. */
function QueueLinks({ queue: { rows, total }, current }: { queue: Queue; current: number }) {
  const { previous, next } = neighboursOf(rows, current)
  return (
    <nav aria-label={words.queue} className="flex flex-wrap items-center gap-x-5 text-note lg:hidden">
      <Link to={deskPaths.news} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
        <Icon name="arrow-left" />
        {rows ? words.textsWaiting(total) : words.newsReview}
      </Link>
      {previous !== null && (
        <Link
          to={deskPaths.newsReview(previous)}
          data-key="k"
          className="link ml-auto inline-flex min-h-11 items-center"
        >
          {words.previous}
        </Link>
      )}
      {next !== null && (
        <Link
          to={deskPaths.newsReview(next)}
          data-key="j"
          className={`link inline-flex min-h-11 items-center ${previous === null ? 'ml-auto' : ''}`}
        >
          {words.next}
        </Link>
      )}
    </nav>
  )
}

function Ways({ item }: { item: DeskNewsWire }) {
  return (
    <>
      {item.can.includes('edit') && (
        <ButtonLink to={furtherPaths.myPost(item.id)} variant="outline" size={44}>
          <Icon name="pencil-line" />
          {words.edit}
        </ButtonLink>
      )}
      {item.status === 'published' && (
        <ButtonLink to={paths.newsItem(item.slug)} variant="outline" size={44}>
          <Icon name="eye" />
          {words.seeOnSite}
        </ButtonLink>
      )}
      {item.status === 'published' && (
        <>
          <TranslateLink kind="news" id={item.id} />
          <SendAsMailing kind="news" id={item.id} />
        </>
      )}
    </>
  )
}

const sentWords = ({ sent_at }: DeskNewsWire) => sent_at && words.sentAt(momentOf(sent_at))

function versionWords(item: DeskNewsWire) {
  const texts = revisionsOf(item.history)
  const at = texts.indexOf(workRevision(item))
  return at < 0 || texts.length < 2 ? '' : words.versionOf(at + 1, texts.length)
}

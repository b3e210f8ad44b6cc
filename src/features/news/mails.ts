import { type MailBlock, nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatFullDateTime } from '#src/ui/format.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './letter-words.id.ts'
import type { Decision } from './writing/decide-change.ts'
import type { ItemRow } from './writing/queries.ts'

export type AuthorNews = {
  item: ItemRow
  change: Pick<Decision, 'act' | 'comment' | 'passage'> & { title: string; publishAt: Date | null }
  /** Null for the site itself. */
  by: { name: string } | null
  slug: string | null
  /** Key of the mail: one for each step. */
  key: string
}

/** Mail to the author of a text about a step of somebody else; null for a step that authors are not told of. */
export function authorMail({ item, change, by, slug, key }: AuthorNews, publicUrl: string): NewMail | null {
  const at = change.publishAt ? formatFullDateTime(change.publishAt) : ''
  const notice = words.authorNotices[change.act]?.({ name: nameIn(by?.name ?? words.site), at })
  if (!notice) return null
  const isLive = change.act === 'publish' || change.act === 'republish'
  const blocks: MailBlock[] = [
    notice.says,
    {
      facts: [
        [words.title, change.title],
        ...(change.passage ? [[words.passage, `“${change.passage.quote}”`] as const] : []),
        ...(change.comment ? [[words.note, change.comment] as const] : []),
      ],
    },
    isLive && slug
      ? { button: words.readOnSite, href: publicUrl + inLanguage(paths.newsItem(slug)) }
      : { button: words.openText, href: publicUrl + inLanguage(furtherPaths.myPost(item.id)) },
  ]
  return {
    key,
    to: item.authorEmail!,
    ...(item.authorName && { name: item.authorName }),
    language: LANGUAGE,
    subject: `${notice.subject}: ${change.title}`,
    blocks,
  }
}

type Endorser = { key: string; pic: { email: string; name: string }; token: string; publicUrl: string }

/** Mail that asks a PIC of an author's institution for an endorsement. */
export const endorsementMail = (item: ItemRow, { key, pic, token, publicUrl }: Endorser): NewMail => ({
  key,
  to: pic.email,
  name: pic.name,
  language: LANGUAGE,
  isSecret: true,
  subject: words.memberWrote(item.work.title),
  blocks: [
    words.sentForReview(nameIn(item.authorName ?? item.author)),
    {
      facts: [
        [words.title, item.work.title],
        [words.summary, item.work.excerpt],
      ],
    },
    { button: words.readAndEndorse, href: `${publicUrl}${inLanguage(furtherPaths.endorse)}#${token}` },
    {
      says: `${sharedWords.linkIsYours} ${words.toReturn}`,
      href: publicUrl + inLanguage(furtherPaths.myPost(item.id)),
    },
  ],
})

type Former = { key: string; email: string; name: string | null; by: string; publicUrl: string }

/** Mail to a reviewer whose review somebody else took over. */
export const reviewTakenMail = (item: ItemRow, { key, email, name, by, publicUrl }: Former): NewMail => ({
  key,
  to: email,
  ...(name && { name }),
  language: LANGUAGE,
  subject: words.reviewTaken(item.work.title),
  blocks: [
    words.continuesReview(nameIn(by)),
    { facts: [[words.title, item.work.title]] },
    { button: words.openReview, href: publicUrl + inLanguage(deskPaths.newsReview(item.id)) },
  ],
})

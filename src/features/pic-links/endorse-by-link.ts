import type { Services } from '#src/platform/http/endpoint.ts'
import { lockDuty } from '../institutions/care-queries.ts'
import { spendLink } from '../institutions/link-queries.ts'
import { linkFailure, openLink, unlessGone } from '../institutions/links/open-link.ts'
import { markEndorsed } from '../news/writing/endorse-news.ts'
import { readLinkedPost } from './read-post.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>

/**
 * Endorses a member's text by a mailed link, once, without a login; a text already endorsed stays as it is.
 * @throws Failure 400 with `data:{reason}`, also once the text changed or is no longer in review
 */
export const endorseByLink = ({ write, clock, place }: Parts, token: string) =>
  write(async (tx) => {
    const now = clock.now()
    const link = await openLink(tx, token, now)
    const { item, post } = await unlessGone(readLinkedPost(tx, link))
    const endorsed = { id: item.id, title: post.title, is_endorsed: true }
    if (post.endorsed_by) return endorsed
    if (!(await spendLink(tx, link.hash, now))) throw linkFailure('used')
    await lockDuty(tx, { ...link.by, role: 'member' }, item.participantId!)
    await markEndorsed(tx, link.by, item, { now, place, via: 'link' })
    return endorsed
  })

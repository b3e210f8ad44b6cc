import type { Tx } from '#src/platform/database/write.ts'
import { mailPost } from './mail-post.ts'
import { findOpenPost, insertFollowerNotices, insertMentionNotices } from './queries.ts'

type Post = {
  questionId: number
  /** 0 for the question itself. */
  answerId: number
  now: Date
  /** Followers are already notified; only newly mentioned people are now. */
  isEdit?: boolean
}

/** Records the recipients of an open post, each at most once, and enqueues the mails after the commit. */
export async function queuePostNotices(tx: Tx, { questionId, answerId, now, isEdit = false }: Post) {
  const post = await findOpenPost(tx, { questionId, answerId })
  if (!post) return
  const notice = { questionId, answerId, authorId: post.authorId, now }
  if (post.text.includes('@')) await insertMentionNotices(tx, notice, post.text)
  if (!isEdit) await insertFollowerNotices(tx, notice)
  await tx.later(mailPost, { questionId, answerId })
}

import type { Tx } from '#src/platform/database/write.ts'
import { mailPost } from './mail-post.ts'
import { findOpenPost, insertFollowerNotices, insertMentionNotices } from './queries.ts'

type Post = {
  questionId: number
  /** 0 is the question itself. */
  answerId: number
  now: Date
  /** Followers heard of it; only who is newly named does now. */
  isEdit?: boolean
}

/** Notes who is to hear of a post that others may read, each once for ever, and has it mailed after the commit. */
export async function noticePost(tx: Tx, { questionId, answerId, now, isEdit = false }: Post) {
  const post = await findOpenPost(tx, { questionId, answerId })
  if (!post) return
  const notice = { questionId, answerId, authorId: post.authorId, now }
  if (post.text.includes('@')) await insertMentionNotices(tx, notice, post.text)
  if (!isEdit) await insertFollowerNotices(tx, notice)
  await tx.later(mailPost, { questionId, answerId })
}

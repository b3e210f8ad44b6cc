import { neighboursOf } from '#src/platform/database/dated-list.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { addContent } from '../content/create-content.ts'
import type { Scene } from '../covers/scene-names.ts'
import { blogContent } from './desk/blog-content.ts'
import { blogList } from './queries.ts'

export type NewPost = {
  title: string
  excerpt: string
  /** HTML; it is sanitised here. */
  content: string
  themeId: number
  author: string
  /** Actor for the audit trail; null for content of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
  /** Null for a draft. */
  publishedAt: Date | null
  coverFamily: string
  /** Omitted for the one that follows from the title. */
  scene?: Scene | undefined
  regionId?: number | null | undefined
  participantId?: number | null | undefined
  slug?: string
}

/** Creates a post with its first revision, its slug and a cover unlike its neighbours' in the list. */
export async function createPost(tx: Tx, { themeId, author, title, excerpt, content, ...given }: NewPost) {
  const { regionId: region_id = null, participantId: participant_id = null, scene = null } = given
  const wish = { title, excerpt, content, author, theme_id: themeId, region_id, participant_id, scene }
  const neighbours = await neighboursOf(tx, blogList, given.publishedAt, themeId)
  return addContent(tx, blogContent, { ...given, wish, neighbours })
}

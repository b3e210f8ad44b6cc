import { presentAs } from '#src/platform/http/present-as.ts'
import { coverImage } from '../covers/model.ts'
import { describedImage } from '../uploads/present-image.ts'
import type { PostRow } from './queries.ts'
import { type PostRowWire, type PostWire, postRowShape, postShape } from './schema.ts'

const derived = (row: PostRow) => ({
  // Without an uploaded picture the post's woven cover is shown.
  image: describedImage(row) ?? coverImage(row.coverFamily, row.coverSeed),
  tema: { id: row.themeId, slug: row.themeSlug, title: row.themeTitle },
})

export const presentPostRow = (row: PostRow): PostRowWire => presentAs(postRowShape, row, derived(row))

export const presentPost = (row: PostRow & { content: string }): PostWire =>
  presentAs(postShape, row, derived(row))

import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { blogContent } from './blog-content.ts'
import { deskBlogFilter, newPost, postChange, postDetailsShape } from './schema.ts'

export const deskBlogEndpoints = Object.values(
  deskEndpoints({
    noun: 'blog',
    called: 'tulisan blog',
    kind: blogContent,
    details: postDetailsShape,
    filter: deskBlogFilter,
    newBody: newPost,
    changeBody: postChange,
  }),
)

import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { blogContent } from './blog-content.ts'
import { deskBlogFilter, newPost, postChange } from './schema.ts'

export const deskBlogEndpoints = Object.values(
  deskEndpoints({
    noun: 'blog',
    called: 'tulisan blog',
    kind: blogContent,
    filter: deskBlogFilter,
    newBody: newPost,
    changeBody: postChange,
  }),
)

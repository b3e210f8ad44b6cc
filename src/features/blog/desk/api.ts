import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { blogContent } from './blog-content.ts'
import { deskBlogFilter, newPost, postChange } from './schema.ts'

const endpoints = deskEndpoints({
  noun: 'blog',
  called: 'tulisan blog',
  kind: blogContent,
  filter: deskBlogFilter,
  newBody: newPost,
  changeBody: postChange,
})
export const {
  list: listDeskPosts,
  get: getDeskPost,
  make: makeDeskPost,
  change: changeDeskPost,
  remove: removeDeskPost,
  restore: restoreDeskPost,
  revision: getPostRevision,
  bringBack: bringBackPostText,
} = endpoints

export const deskBlogEndpoints = Object.values(endpoints)

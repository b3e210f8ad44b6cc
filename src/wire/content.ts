import { z } from 'zod'
import { imageShape } from './shapes.ts'

/** Statuses of content. */
export const contentStatuses = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentStatus = (typeof contentStatuses)[number]

const moment = z.iso.datetime()

export const contentRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(contentStatuses),
  /** True if a newer draft exists beside the live text. */
  has_changes: z.boolean(),
  author: z.string().nullable(),
  theme: z.object({ id: z.int(), title: z.string() }).nullable(),
  publish_at: moment.nullable(),
  published_at: moment.nullable(),
  updated_at: moment,
  deleted_at: moment.nullable(),
  version: z.int(),
})
export type ContentRowWire = z.output<typeof contentRowShape>

const revisionRowShape = z.object({
  id: z.int(),
  title: z.string(),
  /** Author; null for content of the installation. */
  author: z.string().nullable(),
  created_at: moment,
  is_live: z.boolean(),
  is_current: z.boolean(),
})

const textShape = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  /** The uploaded image, null for the generated cover. */
  image: imageShape.nullable(),
  image_alt: z.string(),
  image_x: z.int(),
  image_y: z.int(),
})

export const contentShape = contentRowShape.extend({
  ...textShape.shape,
  /** The generated cover. */
  cover: imageShape,
  created_at: moment,
  /** Menus or consents refer to it: its address is fixed and it cannot be deleted. */
  is_system: z.boolean(),
  revisions: z.array(revisionRowShape),
})
export type ContentWire = z.output<typeof contentShape>

export const revisionShape = z.object({ id: z.int(), created_at: moment, ...textShape.shape })
export type RevisionWire = z.output<typeof revisionShape>

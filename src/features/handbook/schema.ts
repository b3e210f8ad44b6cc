import { z } from 'zod'

export const chapterShape = z.object({
  name: z.string(),
  title: z.string(),
  html: z.string(),
  /** Headings of the second level, with their anchors. */
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type ChapterWire = z.output<typeof chapterShape>

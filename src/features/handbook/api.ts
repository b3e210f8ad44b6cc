import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { anyDuty } from '#src/platform/http/gates.ts'
import { chapterNames } from '#src/ui/layouts/handbook.ts'
import * as words from './api-words.id.ts'
import { readChapter } from './read-chapter.ts'
import { chapterShape } from './schema.ts'

export const getChapter = endpoint({
  where: 'GET /desk/handbook/{chapter}',
  summary: 'Satu bab panduan meja kerja',
  gate: anyDuty,
  params: z.object({ chapter: z.enum(chapterNames, words.noSuchChapter) }),
  answer: chapterShape,
  run: async ({ params: { chapter } }) => ok(await readChapter(chapter)),
})

export const handbookEndpoints = [getChapter]

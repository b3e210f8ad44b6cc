import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { shownWarnings } from '../overview/posture-words.ts'
import { readDoneSteps } from './done-queries.ts'
import { setupStepShape } from './schema.ts'
import { setupStepNames } from './steps.ts'

export const readSetup = endpoint({
  where: 'GET /desk/setup',
  summary: 'Yang dibutuhkan situs baru, dan mana yang sudah beres menurut isi situs',
  gate: staffOnly,
  answer: z.array(setupStepShape),
  async run({ db, place, warnings }) {
    const facts = { isHttps: place.isHttps, hasWarnings: shownWarnings(warnings).length > 0 }
    const done = await readDoneSteps(db, facts)
    return ok(setupStepNames.map((step) => ({ step, is_done: done[step] })))
  },
})

export const setupEndpoints = [readSetup]

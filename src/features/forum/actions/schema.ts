import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { flagReasons } from '../policy.ts'
import * as words from './api-words.id.ts'

export const acceptance = z.strictObject({
  answer_id: z.int(words.chooseAnswer).positive(words.chooseAnswer),
})

export const flag = z.strictObject({
  reason: z.enum(flagReasons),
  note: linesOfText(sharedWords.descriptionMissing).max(500, words.descriptionTooLong).default(''),
})

export const peopleFilter = z.object({
  q: z
    .string(words.beginningMissing)
    .overwrite(oneLine)
    .min(2, words.twoLettersNeeded)
    .max(60, sharedWords.atMostLetters(60)),
})

export const personShape = z.object({ id: z.int(), name: z.string(), place: z.string().nullable() })

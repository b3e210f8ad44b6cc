import { z } from 'zod'
import { setupStepNames } from './steps.ts'

export const setupStepShape = z.object({
  step: z.enum(setupStepNames),
  is_done: z.boolean(),
})
export type SetupStepWire = z.output<typeof setupStepShape>

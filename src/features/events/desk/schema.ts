import { z } from 'zod'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import {
  changeFields,
  contentFilterFields,
  contentSorts,
  newTextFields,
  sceneField,
} from '../../content/schema.ts'
import { scenes } from '../../covers/scene-names.ts'
import { affiliationFields } from '../../institutions/schema.ts'
import { timezones } from '../schema.ts'
import * as words from './api-words.id.ts'
import { registrationRules, registrationRulesShape } from './registrations/schema.ts'

const sorts = ['start_at', '-start_at', ...contentSorts] as const

export const deskEventFilter = z.object({
  ...contentFilterFields,
  sort: z.enum(sorts).default('-start_at'),
  upcoming: z.enum(['0', '1']).optional(),
  region: idNumber.optional(),
})
export type DeskEventFilter = z.output<typeof deskEventFilter>

/** A timestamp, stored in UTC. */
const moment = z.iso
  .datetime({ offset: true, abort: true, error: sharedWords.chooseDayAndTime })
  .refine((text) => text >= '1990' && text < '2200', sharedWords.impossibleYear)
  .transform((text) => new Date(text).toISOString())

const ownFields = {
  place: lineOfText(words.placeMissing).min(3, words.placeTooShort).max(150, words.placeTooLong),
  address: lineOfText(sharedWords.enterAddress).max(300, words.addressTooLong),
  ...affiliationFields,
  start_at: moment,
  end_at: moment,
  scene: sceneField,
  timezone: z.enum(timezones),
}

export const newEvent = z.strictObject({
  ...newTextFields,
  ...ownFields,
  address: ownFields.address.default(''),
  region_id: ownFields.region_id.default(null),
  /** Omitted: the institution of its author. */
  participant_id: ownFields.participant_id.optional(),
  scene: sceneField.default(null),
  /** Omitted: without registration. */
  registration: registrationRules.optional(),
})
export const eventChange = z.strictObject({
  ...changeFields,
  ...z.object(ownFields).partial().shape,
  /** Complete; takes effect at once, also beside a text that is not published. */
  registration: registrationRules.optional(),
})

/** Values of an event besides its text. */
export const eventDetailsShape = z.object({
  place: z.string(),
  address: z.string(),
  region_id: z.int().nullable(),
  participant_id: z.int().nullable(),
  start_at: z.iso.datetime(),
  end_at: z.iso.datetime(),
  timezone: z.enum(timezones),
  scene: z.enum(scenes).nullable(),
})

/** Values of an event that are part of no version. */
export const eventSettingsShape = z.object({ registration: registrationRulesShape })

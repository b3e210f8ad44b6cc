import { expect, test } from 'vitest'
import { profileChange } from '#src/features/accounts/profile/schema.ts'
import { registration } from '#src/features/accounts/registration/schema.ts'
import { newRegistration } from '#src/features/events/desk/registrations/schema.ts'
import { registrationBody } from '#src/features/events/registering/schema.ts'
import { guestGift } from '#src/features/giving/schema.ts'
import { manualGift } from '#src/features/giving-desk/staff-actions/schema.ts'
import { invitedPerson } from '#src/features/people/import/schema.ts'
import { settingsChange } from '#src/features/settings/desk/schema.ts'
import { memberChange, newMember } from '#src/features/team/schema.ts'

const [plain, short] = ['+6281234567890', '6281234567890']
/** Every field with a telephone number, and its stored form. */
const fields = [
  { name: 'registration', field: registration.shape.phone, kept: plain },
  { name: 'profile', field: profileChange.shape.phone, kept: plain },
  { name: 'invited person', field: invitedPerson.shape.phone, kept: plain },
  { name: 'gift', field: guestGift.shape.donor.shape.phone, kept: plain },
  { name: 'manual gift', field: manualGift.shape.donor.shape.phone, kept: plain },
  { name: 'event registration', field: registrationBody.shape.phone, kept: plain },
  { name: 'walk-in', field: newRegistration.shape.phone, kept: plain },
  { name: 'settings, phone', field: settingsChange.shape.phone, kept: '+62 812-3456-7890' },
  { name: 'settings, WhatsApp', field: settingsChange.shape.whatsapp, kept: short },
  { name: 'new team member', field: newMember.shape.wa_number, kept: short },
  { name: 'team member', field: memberChange.shape.wa_number, kept: short },
]
type Field = (typeof fields)[number]['field']
const saidOf = (field: Field, value: unknown) =>
  field.safeParse(value).error?.issues.map(({ message }) => message)

test.each(fields)(
  '$name: a number with invisible marks, dashes or an apostrophe is kept clean',
  ({ field, kept }) => {
    for (const text of [
      '\u202a+62 812-3456-7890\u202c',
      "'+6281234567890",
      '0812\u20113456\u20117890',
      '+62\u00a08123456\u202f7890',
    ])
      expect(field.parse(text), text).toBe(kept)
  },
)

test.each(fields)(
  '$name: a number that a spreadsheet damaged or of another country says why',
  ({ field }) => {
    for (const text of ['+6281234567890.0', '8.12E+11'])
      expect(saidOf(field, text), text).toEqual([expect.stringContaining('Spreadsheet')])
    expect(saidOf(field, '+1 202 555 0143')).toEqual([expect.stringContaining('bukan nomor Indonesia')])
  },
)

test.each(fields)('$name: a value of another kind is refused in our words', ({ field }) => {
  for (const value of [7, true, {}, []])
    expect(saidOf(field, value)).toEqual([expect.stringMatching(/^Tulis nomor/)])
})

import { z } from 'zod'
import { personName } from '#src/wire/person-name.ts'
import { lineOfText, linesOfText, phoneText } from '#src/wire/shapes.ts'
import * as sharedWords from './shared-words.id.ts'

export const fullName = personName(sharedWords.fullNameMissing)
  .min(3, sharedWords.fullNameTooShort)
  .max(100, sharedWords.atMostLetters(100))

export const emailAddress = lineOfText(sharedWords.emailMissing)
  .toLowerCase()
  .max(254, sharedWords.addressTooLong)
  .pipe(z.email(sharedWords.emailIncomplete))

export const mobilePhone = phoneText('mobile', sharedWords.mobileMissing)

export const regionId = z.int(sharedWords.chooseRegion).positive(sharedWords.chooseRegion)
export const participantId = z.int(sharedWords.chooseInstitution).positive(sharedWords.chooseInstitution)
export const organisation = lineOfText(sharedWords.organisationMissing)
  .min(2, sharedWords.atLeast2Letters)
  .max(150, sharedWords.atMostLetters(150))
export const gender = z.enum(['L', 'P'], { error: sharedWords.maleOrFemale })
export const birthPlace = lineOfText(sharedWords.birthPlaceMissing).max(100, sharedWords.atMostLetters(100))
export const homeAddress = linesOfText(sharedWords.addressMissing).max(500, sharedWords.atMostLetters(500))

/** `YYYY-MM-DD` of someone who is at least seventeen today. */
export const birthDate = z.iso
  .date(sharedWords.birthDateUnclear)
  .refine((day) => day >= '1900-01-01', sharedWords.checkYear)
  .refine(isSeventeen, sharedWords.seventeenNeeded)

function isSeventeen(day: string): boolean {
  const latest = new Date()
  latest.setUTCFullYear(latest.getUTCFullYear() - 17)
  return day <= latest.toISOString().slice(0, 10)
}

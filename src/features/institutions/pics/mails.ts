import type { NewMail } from '#src/platform/mail/outbox.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from '../letter-words.id.ts'

export type Reader = { id: number; email: string; name: string }
export type About = { institution: { id: number; title: string }; now: Date; publicUrl: string }

const to = (reader: Reader, act: string, { institution, now }: About) => ({
  key: `${act}-${institution.id}-${reader.id}-${now.getTime()}`,
  to: reader.email,
  name: reader.name,
  language: LANGUAGE,
})

export const picNamedMail = (reader: Reader, about: About): NewMail => ({
  ...to(reader, 'pic-named', about),
  subject: words.youArePic(about.institution.title),
  blocks: [
    words.picDoes(about.institution.title),
    words.picNeedsFactor,
    { button: words.openDesk, href: about.publicUrl + inLanguage(deskPaths.members) },
  ],
})

export const picEndedMail = (reader: Reader, about: About): NewMail => ({
  ...to(reader, 'pic-ended', about),
  subject: words.picDutyEnded(about.institution.title),
  blocks: [words.noLongerPic(about.institution.title), words.ifUnexpected],
})

export const memberLeftMail = (reader: Reader, about: About): NewMail => ({
  ...to(reader, 'member-left', about),
  subject: words.membershipEnded(about.institution.title),
  blocks: [
    words.noLongerMember(about.institution.title),
    words.ifMistaken,
    { button: words.openProfile, href: about.publicUrl + inLanguage(paths.profile) },
  ],
})

/** Change among the PICs or members of an institution. */
export type News = { of: keyof typeof words.changes; person: { id: number; name: string } }

/** Mail to the other PICs: a change among PICs or members. */
export const picChangedMail = (reader: Reader, { of, person }: News, about: About): NewMail => ({
  ...to(reader, `pic-told-${of}-${person.id}`, about),
  subject: words.changeIn(about.institution.title),
  blocks: [
    words.changes[of](person.name, about.institution.title),
    { button: words.members, href: about.publicUrl + inLanguage(deskPaths.members) },
  ],
})

import { nameIn } from '#src/platform/mail/compose.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from '../letter-words.id.ts'
import type { ClaimRow } from './queries.ts'

type Asked = { key: string; pic: { email: string; name: string }; token: string; publicUrl: string }

/** Mail that asks a PIC to confirm a membership. Opening its link decides nothing. */
export const claimMail = (
  { userName, email, organisasi, region, participantTitle }: ClaimRow,
  { key, pic, token, publicUrl }: Asked,
): NewMail => ({
  key,
  to: pic.email,
  name: pic.name,
  language: LANGUAGE,
  isSecret: true,
  subject: words.wantsToJoin(userName, participantTitle),
  blocks: [
    words.saysTheyBelong(nameIn(userName), participantTitle),
    {
      facts: [
        [words.name, userName],
        [words.email, email],
        ...(region ? [[words.region, region.title] as const] : []),
        ...(organisasi ? [[words.organisation, organisasi] as const] : []),
      ],
    },
    { button: words.seeAndDecide, href: `${publicUrl}${inLanguage(furtherPaths.claim)}#${token}` },
    {
      says: `${sharedWords.linkIsYours} ${words.decideLater}`,
      href: publicUrl + inLanguage(deskPaths.members),
    },
  ],
})

/** Mail to the claimant: confirmed, or politely not confirmed. */
export function decisionMail(
  { id, email, userName, participantTitle }: ClaimRow,
  status: 'confirmed' | 'refused',
  publicUrl: string,
): NewMail {
  const reader = { key: `claim-decided-${id}`, to: email, name: userName, language: LANGUAGE }
  if (status === 'confirmed')
    return {
      ...reader,
      subject: words.welcomeTo(participantTitle),
      blocks: [
        words.isConfirmed(participantTitle),
        { button: words.toMemberArea, href: publicUrl + inLanguage(paths.member) },
      ],
    }
  return {
    ...reader,
    subject: words.aboutMembership(participantTitle),
    blocks: [
      words.isNotConfirmed(participantTitle),
      words.accountStays,
      { button: words.openProfile, href: publicUrl + inLanguage(paths.profile) },
    ],
  }
}

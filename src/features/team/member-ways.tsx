import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { chatLink } from '#src/wire/phone-link.ts'
import type { TeamMember } from './model.ts'
import * as words from './words.id.ts'

type Kind = TeamMember['socialMedia'][number]['type'] | 'whatsapp'

const marks: Record<Kind, ReactNode> = {
  whatsapp: <Icon name="brand-whatsapp" />,
  linkedin: (
    <span aria-hidden="true" className="text-lg leading-none font-semibold">
      {words.linkedInMark}
    </span>
  ),
  facebook: <Icon name="brand-facebook" />,
  instagram: <Icon name="brand-instagram" />,
  twitter: <Icon name="brand-x" />,
}

/** Contact links of a person; each names the person. */
export function MemberWays({ member }: { member: TeamMember }) {
  const whatsapp = member.waNumber && {
    type: 'whatsapp' as const,
    url: chatLink(member.waNumber),
  }
  const ways = [...(whatsapp ? [whatsapp] : []), ...member.socialMedia]
  if (!ways.length) return null
  return (
    <ul className="no-print -mb-3 -ml-3 flex flex-wrap">
      {ways.map(({ type, url }) => (
        <li key={type}>
          <a
            href={url}
            rel="noopener"
            title={words.ways[type]}
            className="grid size-11 place-items-center rounded-control hover:bg-kain"
          >
            {marks[type]}
            <span className="sr-only">{`${words.ways[type]} ${member.name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

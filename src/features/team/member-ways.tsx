import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { chatLink } from '#src/wire/phone-link.ts'
import type { TeamMember } from './model.ts'

type Kind = TeamMember['socialMedia'][number]['type'] | 'whatsapp'

const kinds: Record<Kind, { label: string; mark: ReactNode }> = {
  whatsapp: { label: 'WhatsApp', mark: <Icon name="brand-whatsapp" /> },
  linkedin: {
    label: 'LinkedIn',
    mark: (
      <span aria-hidden="true" className="text-lg leading-none font-semibold">
        in
      </span>
    ),
  },
  facebook: { label: 'Facebook', mark: <Icon name="brand-facebook" /> },
  instagram: { label: 'Instagram', mark: <Icon name="brand-instagram" /> },
  twitter: { label: 'X', mark: <Icon name="brand-x" /> },
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
            title={kinds[type].label}
            className="grid size-11 place-items-center rounded-control hover:bg-kain"
          >
            {kinds[type].mark}
            <span className="sr-only">{`${kinds[type].label} ${member.name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import { Avatar } from '#src/ui/avatar.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { chatLink } from '#src/wire/phone-link.ts'
import { MemberWays } from './member-ways.tsx'
import type { TeamMember } from './model.ts'
import * as words from './words.id.ts'

type BoardProps = {
  members: readonly TeamMember[]
  /** WhatsApp as a button with its name, for a page where people are to be asked. */
  hasChat?: boolean
}

/** People of a region's board, one below the other. */
export function BoardMembers({ members, hasChat = false }: BoardProps) {
  return (
    <ul className={hasChat ? 'md:grid md:grid-cols-2 md:gap-x-16' : ''}>
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap gap-4 border-b py-4 last:border-b-0 last:pb-0">
          <Avatar name={member.name} photo={member.image} size={56} />
          <BoardMember member={member} hasChat={hasChat} />
        </li>
      ))}
    </ul>
  )
}

function BoardMember({ member, hasChat }: { member: TeamMember; hasChat: boolean }) {
  return (
    <div className="text-beside">
      <h3 className="text-[1.0625rem] leading-tight">
        <bdi>{member.name}</bdi>
      </h3>
      <p className="mt-0.5 text-sm font-semibold text-orange-text">{member.title}</p>
      {member.lembaga && <p className="text-sm">{member.lembaga}</p>}
      {member.about && <p className="mt-1 max-w-140 text-note text-muted">{member.about}</p>}
      {hasChat && member.waNumber ? (
        <div className="no-print mt-2 flex flex-wrap items-center gap-x-5">
          <ChatButton name={member.name} number={member.waNumber} />
          <MemberWays member={{ ...member, waNumber: null }} />
        </div>
      ) : (
        <MemberWays member={member} />
      )}
    </div>
  )
}

const ChatButton = ({ name, number }: { name: string; number: string }) => (
  <ButtonLink to={chatLink(number)} rel="noopener" variant="outline" size={44}>
    <Icon name="brand-whatsapp" />
    {words.ways.whatsapp}
    <span className="sr-only"> {name}</span>
  </ButtonLink>
)

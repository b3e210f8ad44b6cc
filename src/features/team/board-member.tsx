import { Avatar } from '#src/ui/avatar.tsx'
import { MemberWays } from './member-ways.tsx'
import type { TeamMember } from './model.ts'

/** People of a region's board, one below the other. */
export function BoardMembers({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul>
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap gap-4 border-b py-4 last:border-b-0 last:pb-0">
          <Avatar name={member.name} photo={member.image} size={56} />
          <BoardMember member={member} />
        </li>
      ))}
    </ul>
  )
}

function BoardMember({ member }: { member: TeamMember }) {
  return (
    <div className="text-beside">
      <h3 className="text-[1.0625rem] leading-tight">
        <bdi>{member.name}</bdi>
      </h3>
      <p className="mt-0.5 text-sm font-semibold text-orange-text">{member.title}</p>
      {member.lembaga && <p className="text-sm">{member.lembaga}</p>}
      {member.about && <p className="mt-1 max-w-140 text-note text-muted">{member.about}</p>}
      <MemberWays member={member} />
    </div>
  )
}

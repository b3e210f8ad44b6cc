import { Avatar } from '#src/ui/avatar.tsx'
import { grouped } from '#src/ui/grouped.ts'
import { MemberWays } from './member-ways.tsx'
import type { TeamMember } from './model.ts'

/** People grouped by region. */
export function RegionBoards({ rows }: { rows: readonly TeamMember[] }) {
  return grouped(rows, ({ region }) => region?.name ?? 'Nasional').map(([name, members]) => (
    <section
      key={name}
      aria-label={name}
      className="grid border-t-2 border-ink pt-3 pb-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-8 lg:pb-8"
    >
      <h2 className="py-2 text-card">{name}</h2>
      <ul>
        {members.map((member) => (
          <li key={member.id} className="flex gap-4 border-b py-4 last:border-b-0 last:pb-0">
            <Avatar name={member.name} photo={member.image} size={56} />
            <BoardMember member={member} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function BoardMember({ member }: { member: TeamMember }) {
  return (
    <div className="min-w-0 flex-1">
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

import { initials } from '#src/ui/avatar.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { MemberWays } from './member-ways.tsx'
import type { TeamMember } from './model.ts'

const families = ['indigo', 'kunyit', 'mengkudu', 'daun', 'langit', 'samudra', 'soga', 'katun'] as const
/** A seed for each motif. */
const seeds = [8, 12, 6, 14, 20, 4, 7, 1] as const

const size = { width: 340, height: 391 }

/** The cloth of a person without a photo, always the same; of 64 people in a row each has a cloth of their own. */
export function portraitCloth(id: number) {
  const family = families[id % families.length]!
  const seed = seeds[(id + Math.floor(id / families.length)) % seeds.length]!
  return { src: paths.cover(family, seed, size.width, size.height), ...size, dye: family }
}

/** Displayed width of portraits: two beside each other on phones. */
const PORTRAIT = '(width < 37.5rem) 45vw, 15rem'

/** A person with a portrait: their photo, or a cloth with their initials on a label. */
export function MemberCard({ member }: { member: TeamMember }) {
  const { image } = member
  const cover = image ? coverFor(image, 348, 400, PORTRAIT) : portraitCloth(member.id)
  return (
    <article>
      <div className="relative">
        <Cover image={cover} className="aspect-[87/100] w-full" />
        {!image && (
          <span
            aria-hidden="true"
            className="no-print absolute bottom-0 left-0 min-w-15 bg-cotton pt-2 pr-3 text-[1.75rem] leading-none font-light tracking-tight sm:min-w-24 sm:pr-4 sm:text-numeral"
          >
            {initials(member.name)}
          </span>
        )}
      </div>
      <h2 className="mt-3 text-[1.0625rem] leading-tight tracking-[-0.01em] sm:text-row">
        <bdi>{member.name}</bdi>
      </h2>
      <p className="mt-1 text-sm leading-snug font-semibold text-orange-text" lang={langOf(member.lang)}>
        {member.title}
      </p>
      <Belonging member={member} />
      {member.about && (
        <p lang={langOf(member.lang)} className="mt-1.5 text-sm leading-normal text-muted">
          {member.about}
        </p>
      )}
      <MemberWays member={member} />
    </article>
  )
}

/** Institution and region of a person, if any. */
function Belonging({ member: { lembaga, region } }: { member: TeamMember }) {
  const words = [lembaga, region?.name].filter(Boolean).join(', ')
  return words ? <p className="mt-1 text-sm leading-snug">{words}</p> : null
}

import { Link } from 'react-router'
import { Avatar } from '#src/ui/avatar.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { paths } from '#src/urls/paths.ts'
import type { SummaryWire } from './schema.ts'

/** Name and role of the member, and completeness of the profile. */
export function ProfilePanel({ user, profile }: Pick<SummaryWire, 'user' | 'profile'>) {
  const done = profile.parts.filter(({ is_done }) => is_done)
  const isWhole = done.length === profile.parts.length
  const place = user.partisipan?.title ?? user.organisasi ?? user.region?.title
  return (
    <section aria-labelledby="profil">
      <Rubric
        id="profil"
        title="Profil Anda"
        link={{ to: paths.profile, label: isWhole ? 'Ubah' : 'Lengkapi' }}
      />
      <div className="mt-4 flex items-center gap-3.5">
        <Avatar name={user.nama_lengkap} photo={user.photo} size={56} />
        <div className="min-w-0">
          <p className="font-semibold break-words">
            <bdi>{user.nama_lengkap}</bdi>
          </p>
          {place && <p className="text-note break-words text-muted">{place}</p>}
        </div>
      </div>
      <div className="mt-5">
        <WovenBar share={profile.percent / 100} />
      </div>
      <p className="mt-2 text-sm text-muted">
        {done.length} dari {profile.parts.length} bagian terisi
      </p>
      <ul className="mt-3 border-t">
        {profile.parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </ul>
    </section>
  )
}

function Part({ part: { title, is_done, field } }: { part: SummaryWire['profile']['parts'][number] }) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-b text-note">
      <Icon name={is_done ? 'circle-check' : 'circle'} className={is_done ? 'text-ok' : 'text-muted'} />
      {is_done ? (
        <span>
          {title}
          <span className="sr-only">, sudah terisi</span>
        </span>
      ) : (
        <Link to={`${paths.profile}#${field}`} className="link inline-flex min-h-11 items-center">
          Lengkapi {title.toLowerCase()}
        </Link>
      )}
    </li>
  )
}

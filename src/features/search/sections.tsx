import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Icon } from '#src/ui/icon.tsx'

const sections = [
  { to: paths.news, label: 'News', about: 'Liputan, cerita lapangan, dan pernyataan resmi' },
  { to: paths.blog, label: 'Blog', about: 'Tulisan pribadi dari orang-orang di jaringan' },
  { to: paths.events, label: 'Events', about: 'Pelatihan, pertemuan, dan ibadah yang akan datang' },
  { to: paths.downloads, label: 'Pengetahuan', about: 'Modul, panduan, dan laporan untuk diunduh' },
  { to: paths.participants, label: 'Participants', about: 'Lembaga anggota di setiap region' },
]

/** Overview of the searchable sections, shown before a search. */
export function Sections() {
  return (
    <ul className="mt-9 max-w-170 border-b">
      {sections.map(({ to, label, about }) => (
        <li key={to} className="group relative flex items-center gap-4 border-t py-4">
          <div className="min-w-0 flex-1">
            <Link to={to} className="hit-area text-row font-semibold group-hover:underline">
              {label}
            </Link>
            <p className="text-note text-muted">{about}</p>
          </div>
          <Icon name="arrow-right" className="flex-none text-blue" />
        </li>
      ))}
    </ul>
  )
}

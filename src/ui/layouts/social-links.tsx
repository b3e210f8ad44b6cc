import { Icon } from '../icon.tsx'
import type { Site } from '../site.ts'

const accounts = [
  { key: 'x', name: 'X', icon: 'brand-x' },
  { key: 'instagram', name: 'Instagram', icon: 'brand-instagram' },
  { key: 'facebook', name: 'Facebook', icon: 'brand-facebook' },
  { key: 'youtube', name: 'YouTube', icon: 'brand-youtube' },
] as const

/** Links to the configured accounts; empty ones are hidden. */
export function SocialLinks({
  social,
  className,
  boxed = false,
}: {
  social: Site['social']
  className: string
  boxed?: boolean
}) {
  const shown = accounts.filter(({ key }) => social[key])
  if (shown.length === 0) return null
  const box = boxed
    ? 'rounded-control border border-mist/35 hover:bg-white/10'
    : '-outline-offset-3 hover:text-white'
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {shown.map(({ key, name, icon }) => (
        <li key={key}>
          <a
            href={social[key]}
            rel="me noopener"
            aria-label={name}
            className={`grid size-11 place-items-center ${box}`}
          >
            <Icon name={icon} className={boxed ? 'size-4.5' : 'size-4'} />
          </a>
        </li>
      ))}
    </ul>
  )
}

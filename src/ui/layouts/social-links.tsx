import { BrandIcon } from '../brand-icons.tsx'
import type { Site } from '../site.ts'

const names = { x: 'X', instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' } as const
const brands = ['x', 'instagram', 'facebook', 'youtube'] as const

/** Links to the accounts that are set; one that is empty is not shown. */
export function SocialLinks({
  social,
  className,
  boxed = false,
}: {
  social: Site['social']
  className: string
  boxed?: boolean
}) {
  const shown = brands.filter((brand) => social[brand])
  if (shown.length === 0) return null
  const box = boxed ? 'rounded-control border border-mist/35 hover:bg-white/10' : 'hover:text-white'
  return (
    <ul className={`flex ${className}`}>
      {shown.map((brand) => (
        <li key={brand}>
          <a
            href={social[brand]}
            rel="me noopener"
            aria-label={names[brand]}
            className={`grid size-11 place-items-center ${box}`}
          >
            <BrandIcon brand={brand} className={boxed ? 'size-4.5' : 'size-4'} />
          </a>
        </li>
      ))}
    </ul>
  )
}

import sprite from './icons.svg?no-inline'

type Brand = 'facebook' | 'instagram' | 'whatsapp' | 'x' | 'youtube'

export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'building'
  | 'calendar'
  | 'calendar-plus'
  | 'chevron-down'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'clock'
  | 'copy'
  | 'download'
  | 'globe'
  | 'house'
  | 'info'
  | 'layout-dashboard'
  | 'link'
  | 'lock'
  | 'log-in'
  | 'log-out'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'phone'
  | 'printer'
  | 'rotate-cw'
  | 'rss'
  | 'search'
  | 'send'
  | 'triangle-alert'
  | 'user'
  | 'x'
  | `brand-${Brand}`

/**
 * An icon of lucide, or a brand's mark of simple-icons, 20 px in the colour of the text around it. It is
 * decorative: what it stands in needs words. The paths lie in a sprite, so that they cost pages no script.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

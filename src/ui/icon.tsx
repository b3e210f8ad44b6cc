import sprite from './icons.svg?no-inline'

type Brand = 'facebook' | 'instagram' | 'whatsapp' | 'x' | 'youtube'

export type IconName =
  | 'archive'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'bold'
  | 'building'
  | 'calendar'
  | 'calendar-clock'
  | 'calendar-heart'
  | 'calendar-plus'
  | 'camera'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'circle'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-dot'
  | 'clock'
  | 'cloud'
  | 'cloud-off'
  | 'copy'
  | 'download'
  | 'eye'
  | 'eye-off'
  | 'globe'
  | 'hand-coins'
  | 'heading-2'
  | 'heading-3'
  | 'house'
  | 'image'
  | 'image-up'
  | 'info'
  | 'italic'
  | 'landmark'
  | 'layout-dashboard'
  | 'link'
  | 'list'
  | 'list-ordered'
  | 'lock'
  | 'log-in'
  | 'log-out'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'megaphone'
  | 'menu'
  | 'message-square-text'
  | 'pencil-line'
  | 'phone'
  | 'printer'
  | 'quote'
  | 'redo-2'
  | 'rotate-cw'
  | 'rss'
  | 'scale'
  | 'search'
  | 'send'
  | 'shield-alert'
  | 'table'
  | 'triangle-alert'
  | 'undo-2'
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

import sprite from './brands.svg?no-inline'

export type Brand = 'x' | 'instagram' | 'facebook' | 'youtube' | 'whatsapp'

/**
 * A brand's mark in the colour of the text around it; decorative, so its link needs a name.
 * The paths of simple-icons stand in a file of their own: in the page's script they would cost 2.5 KB.
 */
export function BrandIcon({ brand, className = 'size-5' }: { brand: Brand; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`flex-none fill-current ${className}`} aria-hidden="true">
      <use href={`${sprite}#${brand}`} />
    </svg>
  )
}

import { siFacebook, siInstagram, siWhatsapp, siX, siYoutube } from 'simple-icons'

const paths = {
  x: siX.path,
  instagram: siInstagram.path,
  facebook: siFacebook.path,
  youtube: siYoutube.path,
  whatsapp: siWhatsapp.path,
}

export type Brand = keyof typeof paths

/** A brand's mark in the colour of the text around it; decorative, so its link needs a name. */
export function BrandIcon({ brand, className = 'size-5' }: { brand: Brand; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`flex-none fill-current ${className}`} aria-hidden="true">
      <path d={paths[brand]} />
    </svg>
  )
}

import { useBrand } from './use-brand.ts'

const warp = [
  'M14.6 16.6h10.8v6.8h-10.8z',
  'M5.4 7.4h10.8v6.8h-10.8z',
  'M23.8 7.4h10.8v6.8h-10.8z',
  'M5.4 25.8h10.8v6.8h-10.8z',
  'M23.8 25.8h10.8v6.8h-10.8z',
]
const weft = [
  'M16.6 5.4h6.8v10.8h-6.8z',
  'M7.4 14.6h6.8v10.8h-6.8z',
  'M25.8 14.6h6.8v10.8h-6.8z',
  'M16.6 23.8h6.8v10.8h-6.8z',
]

/**
 * The logo: the site's own on a white label, so that it stands out everywhere, else the woven mark, whose vertical
 * threads have the colour `--mark`, white on dark.
 */
export function LogoMark({ className = 'size-10' }: { className?: string }) {
  const logo = useBrand()?.logo
  if (logo) {
    const { url, width, height } = logo
    return (
      <img
        src={url}
        width={width}
        height={height}
        alt=""
        className={`flex-none rounded-label bg-white object-contain p-0.5 ${className} w-auto! max-w-22 md:max-w-30`}
      />
    )
  }
  return (
    <svg viewBox="0 0 40 40" className={`flex-none ${className}`} aria-hidden="true">
      <g transform="rotate(-45 20 20)">
        <path className="fill-(--mark,var(--color-blue))" d={warp.join('')} />
        <path className="fill-orange" d={weft.join('')} />
      </g>
    </svg>
  )
}

/** A name of more letters is set smaller: it must fit the bar. */
const LONG = 44

/** Mark and name; the name breaks into two even lines. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-3 md:gap-3.5">
      <LogoMark className="size-[2.25rem] md:size-10" />
      <span
        className={`text-balance leading-[1.125] font-semibold ${name.length > LONG ? 'max-w-56 wrap-anywhere text-xs md:max-w-44 lg:max-w-72 lg:text-sm' : 'max-w-40 text-base tracking-[-0.01em] md:text-[1.0625rem]'}`}
      >
        {name}
      </span>
    </span>
  )
}

const sizes = { 44: 'size-11 text-note', 48: 'size-12 text-note', 56: 'size-14 text-lg' }

type Photo = { url: string; srcset?: string | undefined }
type AvatarProps = { name: string; photo: Photo | null; size?: keyof typeof sizes }

/** A person's photo, or their initials. Decorative: the name is beside it or labels its button. */
export function Avatar({ name, photo, size = 44 }: AvatarProps) {
  const shape = `flex-none rounded-full bg-sky ${sizes[size]}`
  if (photo)
    return (
      <img
        src={photo.url}
        srcSet={photo.srcset}
        sizes={photo.srcset && `${size}px`}
        alt=""
        // Without it React preloads the photo before the page's own styles, and Chromium warns about an unused preload.
        fetchPriority="low"
        width={size}
        height={size}
        className={`object-cover ${shape}`}
      />
    )
  return (
    <span aria-hidden="true" className={`grid place-items-center font-semibold text-blue ${shape}`}>
      {initials(name)}
    </span>
  )
}

/** First letters of the first and last name: "Maria Natalia Tefa" → "MT". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('id-ID')
}

import * as words from './words.id.ts'

/** Id of every layout's `<main>`, target of the skip link. */
export const mainId = 'isi'

/** The first element in tab order. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-paper px-5 py-3 font-semibold text-blue focus:translate-y-0 focus:float-shadow"
    >
      {words.skip}
    </a>
  )
}

/** Keyboard shortcuts and their descriptions. */
export type KeyHint = { keys: readonly string[]; says: string }

/** List of keyboard shortcuts; only with a keyboard and scripts. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted pointer-coarse:hidden [@media(scripting:none)]:hidden">
      {hints.map(({ keys, says }) => (
        <span key={says} className="flex items-center gap-1.5">
          {keys.map((name) => (
            <kbd
              key={name}
              className="inline-grid min-w-6 place-items-center rounded-label border border-b-2 border-control bg-paper px-1.5 text-xs leading-5 font-semibold"
            >
              {name}
            </kbd>
          ))}
          {says}
        </span>
      ))}
    </p>
  )
}

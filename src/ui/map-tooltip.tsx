/** The label of a point on the map, above it, with a tail that points down. */
export function MapTooltip({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <div
      role="tooltip"
      className="relative w-max max-w-72 rounded-control bg-paper px-4 py-3 text-ink shadow-float after:absolute after:top-full after:left-1/2 after:-translate-x-1/2 after:border-x-10 after:border-t-10 after:border-x-transparent after:border-t-paper"
    >
      <p className="leading-snug font-semibold">{title}</p>
      <p className="text-sm leading-snug text-muted">{subtitle}</p>
    </div>
  )
}

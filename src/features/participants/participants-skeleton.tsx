const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`)

/** The list while it loads: the shape of its rows. */
export function ParticipantsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat</span>
      <div aria-hidden="true" className="grid md:grid-cols-2 md:gap-x-14">
        {rows.map((key) => (
          <div key={key} className="flex items-start gap-4 border-t py-4.5 md:py-5">
            <div className="weft weft-lines size-16 flex-none rounded-cloth md:size-21" />
            <div className="w-full space-y-2">
              <div className="weft h-3.5 w-[30%] rounded-cloth" />
              <div className="weft h-5 w-[70%] rounded-cloth" />
              <div className="weft h-4 w-[92%] rounded-cloth" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

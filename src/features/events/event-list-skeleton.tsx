const rows = ['a', 'b', 'c', 'd', 'e']

/** Whoever asked from the end of a longer list sees the shape too, and not what has moved up below it. */
const bringBack = (top: HTMLElement | null) => top?.scrollIntoView({ block: 'nearest' })

/** The list of events while it loads: the shape of a month with its rows. */
export function EventListSkeleton() {
  return (
    <div role="status" className="mt-8 md:mt-12">
      <span ref={bringBack} className="sr-only">
        Memuat
      </span>
      <div aria-hidden="true" className="md:grid md:grid-cols-[200px_1fr] md:gap-x-10">
        <div className="weft h-7 w-36 rounded-cloth md:mt-5" />
        <div className="border-t max-md:mt-3">
          {rows.map((key) => (
            <div key={key} className="flex items-center gap-4 border-b py-4.5 md:gap-8 md:py-5.5">
              <div className="weft h-20 w-17 flex-none rounded-label md:w-19" />
              <div className="weft weft-lines h-26 w-37.5 flex-none rounded-cloth max-md:hidden" />
              <div className="w-full space-y-2.5">
                <div className="weft h-5 w-[70%] rounded-cloth" />
                <div className="weft h-3.5 w-[46%] rounded-cloth" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

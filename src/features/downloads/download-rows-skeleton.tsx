const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`)

/** The shape of `DownloadRows` while they are slow to come. */
export function DownloadRowsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat</span>
      <div aria-hidden="true">
        {rows.map((key) => (
          <div key={key} className="flex items-center gap-4 border-t py-5 md:gap-6">
            <div className="weft weft-lines h-26 w-20 flex-none rounded-cloth md:h-31 md:w-24" />
            <div className="w-full space-y-2.5">
              <div className="weft h-5 w-[64%] rounded-cloth" />
              <div className="weft h-3.5 w-[86%] rounded-cloth" />
              <div className="weft h-3.5 w-[40%] rounded-cloth" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

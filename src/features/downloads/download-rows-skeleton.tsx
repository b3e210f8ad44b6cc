import { Skeleton, Weft } from '#src/ui/skeleton.tsx'

const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`)

/** The shape of `DownloadRows` while they load slowly. */
export function DownloadRowsSkeleton() {
  return (
    <Skeleton>
      {rows.map((key) => (
        <div key={key} className="flex items-center gap-4 border-t py-5 max-lg:first:border-t-0 md:gap-6">
          <Weft className="weft-lines h-26 w-20 flex-none md:h-31 md:w-24" />
          <div className="w-full space-y-2.5">
            <Weft className="h-5 w-[64%]" />
            <Weft className="h-3.5 w-[86%]" />
            <Weft className="h-3.5 w-[40%]" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}

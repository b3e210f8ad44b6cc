import { Skeleton, Weft } from '#src/ui/skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e']

/** Skeleton of the list of events: the shape of a month with its rows. */
export function EventListSkeleton() {
  return (
    <div className="mt-8 md:mt-12">
      <Skeleton>
        <div className="md:grid md:grid-cols-[200px_1fr] md:gap-x-10">
          <Weft className="h-7 w-36 md:mt-5" />
          <div className="border-t max-md:mt-3">
            {rows.map((key) => (
              <div key={key} className="flex items-center gap-4 border-b py-4.5 md:gap-8 md:py-5.5">
                <Weft className="h-20 w-17 flex-none md:w-19" />
                <Weft className="weft-lines h-26 w-37.5 flex-none max-md:hidden" />
                <div className="w-full space-y-2.5">
                  <Weft className="h-5 w-[70%]" />
                  <Weft className="h-3.5 w-[46%]" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </Skeleton>
    </div>
  )
}

import { Skeleton, Weft } from '#src/ui/skeleton.tsx'

const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`)

/** Loading state of the list. */
export function ParticipantsSkeleton() {
  return (
    <Skeleton>
      <div className="grid md:grid-cols-2 md:gap-x-14">
        {rows.map((key) => (
          <div key={key} className="flex items-start gap-4 border-t py-4.5 md:py-5">
            <Weft className="weft-lines size-16 flex-none md:size-21" />
            <div className="w-full space-y-2">
              <Weft className="h-3.5 w-[30%]" />
              <Weft className="h-5 w-[70%]" />
              <Weft className="h-4 w-[92%]" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

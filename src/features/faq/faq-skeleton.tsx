const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Loading state of the questions. */
export function FaqSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat</span>
      <div aria-hidden="true" className="border-t-2 border-ink pt-4">
        <div className="weft mb-4 h-8 w-[40%] rounded-cloth" />
        {places.map((place) => (
          <div key={place} className="flex h-14 items-center border-b">
            <div className="weft h-5 w-[70%] rounded-cloth" />
          </div>
        ))}
      </div>
    </div>
  )
}

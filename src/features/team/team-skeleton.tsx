const places = ['a', 'b', 'c', 'd', 'e', 'f']

export function TeamSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Memuat</span>
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-x-7"
      >
        {places.map((place) => (
          <div key={place} className="space-y-2">
            <div className="weft weft-lines aspect-[87/100] rounded-cloth" />
            <div className="weft h-5 w-[80%] rounded-cloth" />
            <div className="weft h-3.5 w-[60%] rounded-cloth" />
          </div>
        ))}
      </div>
    </div>
  )
}

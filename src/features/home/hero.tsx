import { ButtonLink } from '#src/ui/button.tsx'
import { MapOfIndonesia } from '#src/ui/map-of-indonesia.tsx'
import type { MapPoint } from '#src/ui/map-points.tsx'
import { paths } from '#src/urls/paths.ts'

type HeroProps = { title: string; text: string; points: readonly MapPoint[] }

/** Hero of the home page: the network, two links, and the map. */
export function Hero({ title, text, points }: HeroProps) {
  return (
    <section className="overflow-x-clip bg-deep text-white">
      <div className="wrap gap-x-10 pt-7 md:grid md:grid-cols-[8fr_5fr] md:items-end md:pt-14">
        <h1 className="text-hero">{title}</h1>
        <div>
          {text && <p className="mt-4 text-lead text-balance text-mist md:mt-0">{text}</p>}
          <div className="mt-5 flex gap-3 max-md:*:flex-auto">
            <ButtonLink to={paths.donate} reloadDocument variant="orange">
              Donate
            </ButtonLink>
            <ButtonLink to={paths.regions} variant="light">
              Jelajahi region
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mx-auto mt-6 max-w-[74.5rem] md:mt-3.5 md:w-[calc(100%-3rem)]">
        <MapOfIndonesia label="Peta region" points={points} />
      </div>
      <div className="selvedge mt-5 h-7.5 md:mt-9" />
    </section>
  )
}

import { Rubric } from '#src/ui/rubric.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { STORED } from '#src/urls/in-language.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { GoodsWire } from './schema.ts'
import * as words from './words.id.ts'

/** Gifts in kind by year: things and quantities, no givers and no values. */
export function GoodsSection({ goods }: { goods: readonly GoodsWire[] }) {
  if (!goods.length) return null
  const years = [...Map.groupBy(goods, ({ year }) => year)]
  return (
    <section aria-labelledby="barang" className="mt-12 max-w-2xl">
      <Rubric id="barang" title={words.goods} note={words.notInSums} />
      {years.map(([year, things]) => (
        <div key={year} className="mt-5">
          <h3 className="text-card">{year}</h3>
          <dl className="mt-1 text-note">
            {things.map(({ thing, unit, quantity }) => (
              <div key={`${thing} ${unit}`} className="flex justify-between gap-4 border-b py-2.5">
                <dt className="min-w-0 wrap-anywhere">
                  <span lang={STORED}>{thing}</span> <WrittenIn lang={STORED} />
                </dt>
                <dd className="max-w-1/2 text-right font-semibold figures">
                  {quantity.toLocaleString(LOCALE)} <span lang={STORED}>{unit}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DonateBand } from '#src/ui/calls.tsx'
import { Link } from '#src/ui/link.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { inLanguage, langOf } from '#src/urls/in-language.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { rupiah } from './figures.tsx'
import type { HomeCampaign } from './model.ts'
import * as words from './words.id.ts'

/** Usual sums, whole rupiah. */
const sums = [50_000, 100_000, 250_000, 500_000]

/** Call to donate with the sum to begin with, and the campaign that needs least to reach its goal. */
export function GiveBand({ campaign }: { campaign: HomeCampaign | null }) {
  return (
    <DonateBand below={campaign && <Nearest campaign={campaign} />}>
      <div className="rounded-panel bg-paper p-5 md:p-7">
        <h3 className="text-card">{words.howMuch}</h3>
        <ul className="mt-4 grid grid-cols-2 gap-2.5">
          {sums.map((sum) => (
            <li key={sum} className="grid">
              <ButtonLink to={`${paths.donate}?amount=${sum}`} reloadDocument variant="outline">
                {rupiah(sum)}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <form action={inLanguage(paths.donate)} className="mt-4 grid gap-4">
          <label className="grid gap-1.5 text-note font-semibold">
            {words.otherSum}
            <input
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              placeholder={(75_000).toLocaleString(LOCALE)}
              maxLength={30}
              required
              className="h-12 w-full rounded-control border border-control bg-paper px-3.5 text-base font-normal placeholder:text-muted"
            />
          </label>
          <Button type="submit" variant="call">
            {words.giveOn}
          </Button>
        </form>
      </div>
    </DonateBand>
  )
}

function Nearest({ campaign: { lang, slug, title, received, goal, timeLeft } }: { campaign: HomeCampaign }) {
  return (
    <div className="group relative mt-6 rounded-panel bg-paper p-5">
      <p className="text-sm font-semibold text-orange-text">{words.nearestGoal}</p>
      <h3 lang={langOf(lang)} className="mt-1 text-card break-words">
        <Link to={paths.campaign(slug)} className="hit-area title-link">
          {title}
        </Link>
      </h3>
      <div className="mt-4">
        <WovenBar share={received / goal} />
      </div>
      <p className="mt-2.5 text-note text-muted figures">
        {words.receivedOf(rupiah(received), rupiah(goal), timeLeft)}
      </p>
    </div>
  )
}

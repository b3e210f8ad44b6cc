import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { dayOfNumber, jakartaDayNumber } from '#src/wire/jakarta-day.ts'
import { findOwner } from '../accounts/factors/owner-queries.ts'
import { factorDueAt } from '../accounts/factors/present.ts'
import { getFactors } from '../accounts/factors/queries.ts'
import { presentProfile } from '../accounts/present.ts'
import { profileParts } from '../accounts/profile/profile-completeness.ts'
import { getProfile } from '../accounts/queries.ts'
import { listGivingMonths } from '../donations/my-donations/queries.ts'
import { listEvents } from '../events/queries.ts'
import { countsSimulated } from '../giving/counts-simulated.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { listMemberNews } from '../news/writing/list-queries.ts'
import { DAYS, presentSummary } from './present.ts'
import { getMemberParts } from './queries.ts'
import { summaryShape } from './schema.ts'
import { ownVisitEndpoints } from './visits/api.ts'
import { waitingOf } from './waiting.ts'

const first = (limit: number) => ({ page: 1, limit })

export const readSummary = endpoint({
  where: 'GET /member/summary',
  summary: 'Semua bagian beranda anggota dalam satu panggilan',
  gate: signedIn,
  answer: summaryShape,
  failures: [404],
  async run({ db, actor, clock, payments, remember }) {
    const who = actor!
    const now = clock.now()
    const only = await translatedOnly({ db, remember })
    const [row, posts, events, factors, owner, giving, { returned, ...parts }] = await Promise.all([
      getProfile(db, who.id, now),
      listMemberNews(db, who, { ...first(4), whose: 'own' }),
      listEvents(db, { ...first(3), upcoming: '1', now, only }),
      getFactors(db, who.id),
      findOwner(db, who.id),
      listGivingMonths(db, who.id, countsSimulated(payments)),
      getMemberParts(db, who.id, { from: dayOfNumber(jakartaDayNumber(now) - DAYS + 1), now }),
    ])
    const profile = presentProfile(row)
    const completeness = profileParts(profile)
    const waiting = waitingOf({
      factorDueAt: factorDueAt(owner, factors),
      returned,
      claim: profile.partisipan_claim,
      parts: completeness,
    })
    const rows = { ...parts, posts: posts.rows, events: events.rows, giving }
    return ok(presentSummary({ profile, completeness, waiting, ...rows, now }))
  },
})

export const memberEndpoints = [readSummary, ...ownVisitEndpoints]

import { seedAccounts, seedRegionEditors } from './features/accounts/demo.ts'
import { hasAnyone } from './features/accounts/queries.ts'
import { seedBlog } from './features/blog/demo.ts'
import { seedDisbursements } from './features/disbursements/demo.ts'
import { seedDownloads } from './features/downloads/demo.ts'
import { seedEvents } from './features/events/demo.ts'
import { seedRegistrations } from './features/events/registering/demo.ts'
import { seedQuestions } from './features/faq/demo.ts'
import { seedForum } from './features/forum/demo.ts'
import { seedCampaigns } from './features/giving-desk/campaigns-demo.ts'
import { seedGiftsInKind } from './features/giving-desk/gifts-demo.ts'
import { seedPledges } from './features/giving-desk/pledges-demo.ts'
import { seedInstitutionDesk } from './features/institutions/demo.ts'
import { seedParticipants } from './features/institutions/directory/demo.ts'
import { seedMailings } from './features/mailings/writing/demo.ts'
import { seedOwnVisits } from './features/member/visits/demo.ts'
import { seedMessages } from './features/messages/demo.ts'
import { seedNews } from './features/news/demo.ts'
import { seedMyNews } from './features/news/writing/demo.ts'
import { seedPages } from './features/pages/demo.ts'
import { seedNotes } from './features/people/demo.ts'
import { seedPrivacyCases } from './features/privacy/desk/demo.ts'
import { seedRegions } from './features/regions/demo.ts'
import { gatherWords } from './features/search/gather-words.ts'
import { seedSettings } from './features/settings/demo.ts'
import { seedTeam } from './features/team/demo.ts'
import { seedTranslations } from './features/translations/demo.ts'
import { seedVisits } from './features/visits/demo.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/connect.ts'
import type { Write } from './platform/database/write.ts'
import type { Files } from './platform/files/files.ts'

/** Fills an empty database with the demo, all or nothing. @returns false if it was not empty */
export async function seedDemo({
  db,
  write,
  uploads,
  clock,
}: {
  db: Db
  write: Write
  uploads: Files
  clock: Clock
}): Promise<boolean> {
  if (await hasAnyone(db)) return false
  await write(async (tx) => {
    await seedSettings(tx)
    await seedRegions(tx)
    await seedParticipants(tx)
    await seedAccounts(tx, clock.now())
    await seedNotes(tx, clock.now())
    await seedPrivacyCases(tx, clock.now())
    await seedNews(tx, clock.now())
    await seedInstitutionDesk(tx, clock.now())
    await seedMessages(tx, clock.now())
    await seedMyNews(tx, clock.now())
    await seedEvents(tx, clock.now())
    await seedRegistrations(tx, clock.now())
    await seedDownloads(tx, uploads, clock.now())
    await seedBlog(tx, clock.now())
    await seedPages(tx)
    await seedTeam(tx)
    await seedCampaigns(tx, clock.now())
    await seedGiftsInKind(tx, clock.now())
    await seedDisbursements(tx, clock.now())
    await seedPledges(tx, clock.now())
    await seedQuestions(tx, clock.now())
    await seedMailings(tx, clock.now())
    await seedForum(tx, clock.now())
    await seedTranslations(tx, clock.now())
    await seedVisits(tx, clock.now())
    await seedOwnVisits(tx, clock.now())
    await seedRegionEditors(tx, clock.now())
    await gatherWords(tx)
  })
  return true
}

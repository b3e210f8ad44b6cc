import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './api-words.id.ts'

type SetupStep = {
  title: string
  /** Task, and where to look for it. */
  todo: string
  /** Page on which it is done. */
  to: string
  /** True if only admins can open that page. */
  isForAdmin?: true
}

/** Id of the overview's section on the state of the system. */
export const SYSTEM_STATE_ID = 'keadaan-sistem'

const steps = {
  names: {
    title: words.siteName,
    todo: words.siteNameHint,
    to: deskPaths.settings,
    isForAdmin: true,
  },
  brand: {
    title: words.look,
    todo: words.lookHint,
    to: deskPaths.brand,
    isForAdmin: true,
  },
  contact: {
    title: words.contact,
    todo: words.contactHint,
    to: deskPaths.settings,
    isForAdmin: true,
  },
  bank: {
    title: words.account,
    todo: words.accountHint,
    to: deskPaths.settings,
    isForAdmin: true,
  },
  mail: {
    title: words.letters,
    todo: words.lettersHint,
    to: deskPaths.mail,
    isForAdmin: true,
  },
  legal: {
    title: words.legalPages,
    todo: words.legalPagesHint,
    to: deskPaths.pages.list,
  },
  region: {
    title: words.region,
    todo: words.regionHint,
    to: deskPaths.regions,
  },
  institution: {
    title: words.institution,
    todo: words.institutionHint,
    to: deskPaths.newParticipant,
  },
  news: {
    title: words.news,
    todo: words.newsHint,
    to: furtherPaths.newPost,
  },
  admins: {
    title: words.admin,
    todo: words.adminHint,
    to: deskPaths.people,
    isForAdmin: true,
  },
  backup: {
    title: words.backup,
    todo: words.backupHint,
    to: `${paths.desk}#${SYSTEM_STATE_ID}`,
  },
  posture: {
    title: words.server,
    todo: words.serverHint,
    to: `${paths.desk}#${SYSTEM_STATE_ID}`,
  },
} satisfies Record<string, SetupStep>

export type SetupStepName = keyof typeof steps

/** Steps of a new site, in order. A further step is a record here and its condition in `done-queries.ts`. */
export const setupSteps: Readonly<Record<SetupStepName, SetupStep>> = steps

export const setupStepNames = Object.keys(steps) as [SetupStepName, ...SetupStepName[]]

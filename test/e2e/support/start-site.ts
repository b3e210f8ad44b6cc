import type { TestProject } from 'vitest/node'
import { prepareData } from '#test/drills/support/site.ts'
import { startTestCluster } from '#test/support/cluster.ts'
import { launchSite } from './launch-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running site, without a trailing slash. */
    base: string
    /** Where the running site keeps its files. */
    dataDir: string
  }
}

/** One site for the whole run, on a database server that the tests can reach too; and what drills begin with. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  await cluster.adminQuery('create database site owner jejaring_owner')
  const urls = { siteUrl: cluster.siteUrl('site'), ownerUrl: cluster.ownerUrl('site') }
  const undoing = [() => cluster.stop()]
  const undo = async () => {
    for (const one of undoing.toReversed()) await one()
  }
  const launched = launchSite(urls).then((site) => {
    undoing.push(() => site.stop())
    return site
  })
  const prepared = prepareData().then((forget) => void undoing.push(forget))
  const ended = await Promise.allSettled([launched, prepared])
  if (ended.some(({ status }) => status === 'rejected')) await undo()
  const [site] = await Promise.all([launched, prepared])
  project.provide('base', site.base)
  project.provide('dataDir', site.dataDir)
  project.provide('siteUrl', urls.siteUrl)
  project.provide('ownerUrl', urls.ownerUrl)
  project.provide('adminUrl', cluster.adminUrl('postgres'))
  return undo
}

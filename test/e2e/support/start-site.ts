import type { TestProject } from 'vitest/node'
import { startTestCluster } from '#test/support/cluster.ts'
import { launchSite } from './launch-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running site, without a trailing slash. */
    base: string
    /** Data folder of the running site. */
    dataDir: string
  }
}

/** One site for the whole run, on a database server that the tests can access too. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  await cluster.adminQuery('create database site owner jejaring_owner')
  const urls = { siteUrl: cluster.siteUrl('site'), ownerUrl: cluster.ownerUrl('site') }
  const database = { DATABASE_URL: urls.siteUrl, DATABASE_OWNER_URL: urls.ownerUrl }
  const site = await launchSite(database).catch(async (error) => {
    await cluster.stop()
    throw error
  })
  project.provide('base', site.base)
  project.provide('dataDir', site.dataDir)
  project.provide('siteUrl', urls.siteUrl)
  project.provide('ownerUrl', urls.ownerUrl)
  project.provide('adminUrl', cluster.adminUrl('postgres'))
  return async () => {
    await site.stop()
    await cluster.stop()
  }
}

import type { TestProject } from 'vitest/node'
import { jobs } from '#src/jobs.ts'
import { migrateAll } from '#src/platform/database/open.ts'
import { startTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    ownerUrl: string
    siteUrl: string
  }
}

/** One server for the whole run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  await cluster.adminQuery('create database template_site owner jejaring_owner')
  await migrateAll(
    { ownerUrl: cluster.ownerUrl('template_site'), siteUrl: cluster.siteUrl('template_site') },
    jobs,
  )
  project.provide('adminUrl', cluster.adminUrl('postgres'))
  project.provide('ownerUrl', cluster.ownerUrl('template_site'))
  project.provide('siteUrl', cluster.siteUrl('template_site'))
  return cluster.stop
}

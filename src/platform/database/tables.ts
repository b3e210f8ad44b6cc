// Made by `npm run db:types` from the migrated database; a test fails when it no longer agrees.
import type { Generated } from 'kysely'

export type Tables = {
  audit: {
    id: Generated<number>
    at: Generated<Date>
    actorId: number | null
    actorRole: string | null
    act: string
    entity: string
    entityId: number | null
    detail: Generated<unknown>
    requestId: string | null
  }
  contactMessages: {
    id: Generated<number>
    idempotencyKey: string
    name: string
    email: string
    message: string
    createdAt: Generated<Date>
  }
  effects: {
    key: string
    doneAt: Generated<Date>
  }
  news: {
    id: Generated<number>
    status: Generated<string>
    categoryId: number
    liveRevisionId: number | null
    title: string
    search: string | null
    author: string
    image: string | null
    coverFamily: string
    coverSeed: number
    publishAt: Date | null
    publishedAt: Date | null
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
  }
  newsCategories: {
    id: Generated<number>
    slug: string
    title: string
    coverFamily: string
    position: Generated<number>
    version: Generated<number>
  }
  newsRevisions: {
    id: Generated<number>
    newsId: number
    title: string
    excerpt: string
    content: string
    sanitizerVersion: number
    status: string | null
    createdBy: number | null
    createdAt: Generated<Date>
  }
  newsSteps: {
    id: Generated<number>
    newsId: number
    revisionId: number | null
    fromStatus: string | null
    toStatus: string
    comment: string | null
    byUser: number | null
    at: Generated<Date>
  }
  participants: {
    id: Generated<number>
    title: string
    regionId: number
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
  }
  provinces: {
    code: string
    bpsCode: string
    name: string
  }
  regions: {
    id: Generated<number>
    title: string
    provinceCode: string | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
  }
  sessions: {
    jti: string
    userId: number
    createdAt: Generated<Date>
    confirmedAt: Date | null
    seenAt: Generated<Date>
    expiresAt: Date
    endedAt: Date | null
  }
  settings: {
    key: string
    value: unknown
    version: Generated<number>
    updatedAt: Generated<Date>
    updatedBy: number | null
  }
  slugs: {
    kind: string
    slug: string
    itemId: number
    isCurrent: Generated<boolean>
    createdAt: Generated<Date>
  }
  tallies: {
    list: string
    categoryId: number
    bucket: string
    n: number
  }
  users: {
    id: Generated<number>
    email: string
    passwordHash: string | null
    namaLengkap: string
    photo: string | null
    phone: string | null
    alamat: string | null
    jenisKelamin: string | null
    organisasi: string | null
    tempatLahir: string | null
    tanggalLahir: string | null
    participantId: number | null
    regionId: number | null
    role: Generated<string>
    userType: Generated<string>
    isPic: Generated<boolean>
    isModerator: Generated<boolean>
    activatedAt: Date | null
    suspendedAt: Date | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
  }
}

import { createHelper } from '#src/platform/helpers/helper.ts'
import { createTaskQueue } from '#src/platform/task-queue.ts'
import type { DocumentKind } from './document-kinds.ts'
import type { Refusal } from './refused.ts'

/** Request and response of the `read-documents.ts` process. */
export type DocumentTask = { path: string }
export type Judged = { kind: DocumentKind } | { refused: Refusal }

const ask = createHelper<DocumentTask, Judged>({
  name: 'read-documents',
  source: new URL('./read-documents.ts', import.meta.url),
})

/** One document at a time: each may unpack to a large size. */
const line = createTaskQueue({ running: 1 })

/** Inspects a document in the separate process. */
export const inspectDocument = (path: string): Promise<Judged> =>
  line.run(() => ask({ path }), { isUrgent: true })

import { blogContent } from './features/blog/desk/blog-content.ts'
import type { ContentKind } from './features/content/content-kind.ts'
import { eventContent } from './features/events/desk/event-content.ts'
import { mailingContent } from './features/mailings/writing/mailing-content.ts'
import { pageContent } from './features/pages/desk/api.ts'

/** Kinds with drafts, versions, a schedule and a preview, edited by the content engine (`features/content`). */
export const editedKinds: readonly ContentKind[] = [blogContent, eventContent, pageContent, mailingContent]

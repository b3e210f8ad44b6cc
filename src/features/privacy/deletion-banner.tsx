import { formatDate } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { KeepAccountForm } from './keep-account-form.tsx'
import * as words from './words.id.ts'

/** Banner of the member area while a deletion is pending. */
export function DeletionBanner({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return null
  return (
    <aside aria-label={words.accountDeletion} className="bg-warn-tint text-warn">
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5">
        <p className="mr-auto flex gap-2.5 font-semibold">
          <Icon name="triangle-alert" className="mt-0.5" />
          {words.willBeDeleted(formatDate(dueAt))}
        </p>
        <KeepAccountForm />
      </div>
    </aside>
  )
}

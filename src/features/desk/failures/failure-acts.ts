import { redirect } from 'react-router'
import { bulkAnswer, readBulk, readPicked } from '#src/ui/desk/bulk-answer.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import type { BulkWire } from '#src/wire/bulk.ts'
import type { Result } from '#src/wire/envelope.ts'

type Chosen = { act: string; ids: number[]; names: string[]; reason: string }
type Ways = {
  path: string
  retryAll: () => Promise<Result<{ count: number }>>
  actOn: (chosen: Chosen) => Promise<Result<BulkWire>>
}

/** Handles the forms of both lists: retry all, or one action on the selected rows. */
export async function actOnFailures({ request }: Pick<PageArgs, 'request'>, { path, retryAll, actOn }: Ways) {
  const form = await request.formData()
  const chosen = readBulk(form)
  if (chosen.act !== 'retry-all')
    return bulkAnswer(
      chosen.act,
      await actOn({ ...chosen, names: readPicked(form), reason: String(form.get('reason') ?? '') }),
    )
  const result = await retryAll()
  if (!result.success) return bulkAnswer(chosen.act, result)
  return redirect(withQuery(path, { lagi: String(result.data.count) }))
}

import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Call } from '#src/wire/client.ts'
import type { listCategories } from '../api.ts'

/** The categories as a select offers them, those of the second level below their own; none while they cannot be had. */
export async function askCategories(api: Call): Promise<Choice[]> {
  const answer = await api<typeof listCategories>('GET /download/categories')
  if (!answer.success) return []
  return answer.data.flatMap(({ id, title, children }) => [
    { value: String(id), label: title },
    ...children.map((child) => ({ value: String(child.id), label: `${title} › ${child.title}` })),
  ])
}

import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Call } from '#src/wire/client.ts'
import type { listCategories } from '../api.ts'

/** The categories as options of a select, children below their parent; none if they cannot be loaded. */
export async function fetchCategories(api: Call): Promise<Choice[]> {
  const answer = await api<typeof listCategories>('GET /download/categories')
  if (!answer.success) return []
  return answer.data.flatMap(({ id, title, children }) => [
    { value: String(id), label: title },
    ...children.map((child) => ({ value: String(child.id), label: `${title} › ${child.title}` })),
  ])
}

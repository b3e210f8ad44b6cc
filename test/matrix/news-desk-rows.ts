import { newsStates } from '#test/support/news-item.ts'
import { type Cell, roles, row } from './cell.ts'
import { isSeen, type Rule } from './news-rules.ts'
import { standingItem } from './standing-items.ts'

type Act = { operation: string; rule: Rule; body?(item: { version: number }): object; forPics?: true }

/** A review may be claimed by people who may decide: not the author, except the admin. */
const claim: Rule = ({ role, whose, state }) => {
  if (state !== 'review') return 409
  return whose === 'own' && role !== 'admin' ? 403 : 200
}
/** Restoring the current text is harmless; a deleted item cannot be restored so. */
const bringBack: Rule = ({ state }) => (state === 'deleted' ? 409 : 200)
const seen: Rule = () => 200
const dress: Rule = ({ state }) => (state === 'deleted' ? 404 : 200)

/** An editor of regions does not move the own texts of other regions. */
const move: Rule = (facts) => (facts.role === 'editor' ? 403 : dress(facts))

const acts: Act[] = [
  { operation: 'GET /desk/news/{id}', rule: seen, forPics: true },
  { operation: 'PUT /desk/news/{id}/claim', rule: claim, body: () => ({}) },
  { operation: 'DELETE /desk/news/{id}/claim', rule: seen },
  {
    operation: 'PUT /desk/news/{id}/scene',
    rule: dress,
    body: ({ version }) => ({ version, scene: 'ladang' }),
  },
  {
    operation: 'PUT /desk/news/{id}/affiliation',
    rule: move,
    body: ({ version }) => ({ version, region_id: null, participant_id: null }),
  },
  {
    operation: 'POST /desk/news/{id}/revisions/{revision}/restoration',
    rule: bringBack,
    body: ({ version }) => ({ version }),
  },
]

const dutiful = {
  true: ['pic', 'moderator', 'staff', 'admin', 'editor'],
  false: ['moderator', 'staff', 'admin', 'editor'],
} as const

const one = acts.flatMap(({ operation, rule, body, forPics = false }) => {
  const hasDuty = (role: string) => (dutiful[`${forPics}`] as readonly string[]).includes(role)
  const paramsOf = ({ id, revision }: { id: number; revision: number }) => ({
    id,
    ...(operation.includes('{revision}') && { revision }),
  })
  return [
    ...newsStates.flatMap((state) =>
      (['own', 'colleague', 'stranger'] as const).flatMap((whose) => {
        const codes = roles.map((role) => {
          if (role === 'guest') return 401
          if (!hasDuty(role)) return 403
          return isSeen({ role, whose, state }) ? rule({ role, whose, state }) : 404
        })
        return row(operation, `${whose} ${state}`, codes.join(' '), async (scene, caller) => {
          const item = await standingItem(scene, caller, whose, state)
          return { params: paramsOf(item), body: body?.(item) }
        })
      }),
    ),
    ...row(operation, 'unknown', `401 403 403 ${forPics ? 404 : 403} 404 404 404 404`, () => ({
      params: paramsOf({ id: 999_999, revision: 999_999 }),
      body: body?.({ version: 1 }),
    })),
  ]
})

const acted = (act: string) => () => ({ body: { act, ids: [999_999] } })

/**
 * docs/reference/contract.md#4-roles: moderators and the secretariat review news; a PIC sees items awaiting the
 * institution's endorsement.
 */
export const newsDeskRows: Cell[] = [
  ...one,
  ...row('GET /desk/news', '', '401 403 403 200 200 200 200 200'),
  ...row('GET /desk/news/counts', '', '401 403 403 200 200 200 200 200'),
  ...row('POST /desk/news/acts', 'claim', '401 403 403 403 200 200 200 200', acted('claim')),
  ...row('POST /desk/news/acts', 'publish', '401 403 403 403 400 400 400 400', acted('publish')),
]

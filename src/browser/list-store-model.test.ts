import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createListStore } from './list-store.ts'
import type { ListKey, PagedRows } from './lists.ts'
import { insertion, merge, removal } from './with-list-invalidation.ts'

const perPage = 3
const pages = [1, 2, 3, 4, 5, 6]
type Row = { id: number; title: string }

const listArb = fc.constantFrom('all' as const, 'all' as const, 'odd' as const)
const pageArb = fc.constantFrom(...pages, 1, 1, 1, 2, 2, 2, 3, 3)
const commandArb = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('ask' as const), list: listArb, page: pageArb }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('askSlowly' as const), list: listArb, page: pageArb }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answer' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), list: listArb, page: pageArb }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reset' as const), list: listArb, page: pageArb }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('insert' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit' as const), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
)
type Command = typeof commandArb extends fc.Arbitrary<infer C> ? C : never

function slice(rows: readonly Row[], page: number): PagedRows<Row> {
  const lastPage = Math.max(1, Math.ceil(rows.length / perPage))
  const prevPage = page > 1 ? Math.min(page - 1, lastPage) : null
  const nextPage = page < lastPage ? page + 1 : null
  const pagination = { total: rows.length, lastPage, perPage, prevPage, currentPage: page, nextPage }
  return { rows: rows.slice((page - 1) * perPage, page * perPage), pagination }
}

/** The expected cache content, by positions in the server's list instead of pages. */
class Expected {
  readonly key: ListKey
  readonly has: (row: Row) => boolean
  isKept = false
  known: boolean[] = []
  currentPage = 1
  asking = new Set<number>()

  constructor(key: ListKey, has: (row: Row) => boolean) {
    this.key = key
    this.has = has
  }
  isFull = (page: number) => {
    const [start, end] = [(page - 1) * perPage, page * perPage]
    return this.known.slice(start, end).filter(Boolean).length === perPage
  }
  answered(page: number, rows: number) {
    this.isKept = true
    for (let slot = 0; slot < rows; slot += 1) this.known[(page - 1) * perPage + slot] = true
  }
  forget() {
    this.isKept = false
    this.known = []
    this.asking = new Set()
  }
  changed(known: boolean[] | null, total: number) {
    if (!this.isKept || !known) return this.forget()
    this.known = known
    this.asking = new Set()
    this.currentPage = Math.min(this.currentPage, Math.max(1, Math.ceil(total / perPage)))
  }
  knownFrom(first: number) {
    let end = first
    while (this.known[end]) end += 1
    return end
  }
  inserted(total: number) {
    if (this.key.filter) return this.forget()
    const end = this.knownFrom(0)
    const isTopKnown = end > 0 || total === 1
    this.changed(isTopKnown ? Array(end + 1).fill(true) : [], total)
  }
  removed(at: number, total: number) {
    if (this.known[at]) this.changed(this.known.slice(0, this.knownFrom(at)).toSpliced(at, 1), total)
    else this.changed(at < 0 && this.knownFrom(0) === total ? this.known : null, total)
  }
}

type Ask = Extract<Command, { list: string }>

/** A store, the server it reads from, and the expected content of both lists. */
class World {
  readonly lists = createListStore()
  readonly expected = {
    all: new Expected({ entity: 'news', limit: perPage }, () => true),
    odd: new Expected({ entity: 'news', limit: perPage, filter: { q: 'odd' } }, (row) => row.id % 2 === 1),
  }
  readonly both = Object.values(this.expected)
  rows: Row[]
  nextId: number
  fetches = 0
  slow: { answer: () => void; done: Promise<void> }[] = []

  constructor(size: number) {
    this.rows = Array.from({ length: size }, (_, i) => ({ id: i + 1, title: 'as first' }))
    this.nextId = size + 1
  }

  rowsOf(rules: Expected) {
    return this.rows.filter(rules.has)
  }

  async ask({ do: how, list, page }: Ask) {
    const rules = this.expected[list]
    if (how === 'reset') rules.forget()
    const isFetched = how === 'reload' || !(rules.isFull(page) || rules.asking.has(page))
    const isKept = isFetched && how !== 'reload'
    const isSlow = how === 'askSlowly' || (how === 'ask' && rules.asking.has(page))
    const { asking } = rules
    const answer = slice(this.rowsOf(rules), page)
    const { promise: signal, resolve } = Promise.withResolvers<void>()
    const before = this.fetches
    const fetch = async () => {
      this.fetches += 1
      if (isSlow) await signal
      return answer
    }
    const asked = this.lists.page(rules.key, page, fetch, {
      reload: how === 'reload',
      reset: how === 'reset',
    })
    expect(this.fetches - before, `fetches of page ${page}`).toBe(isFetched ? 1 : 0)
    rules.currentPage = page
    if (isKept) asking.add(page)
    const done = asked.then((got) => {
      expect(got).toEqual(answer)
      if (isKept && asking === rules.asking) rules.answered(page, answer.rows.length)
      if (isKept) asking.delete(page)
    })
    if (isSlow) this.slow.push({ answer: resolve, done })
    else await done
  }

  async answerSlow() {
    const waiting = this.slow.splice(0)
    for (const { answer } of waiting) answer()
    await Promise.all(waiting.map(({ done }) => done))
  }

  insert() {
    const row = { id: this.nextId++, title: 'new' }
    this.rows.unshift(row)
    this.lists.change('news', insertion(row))
    for (const rules of this.both) rules.inserted(this.rowsOf(rules).length)
  }

  remove(row: Row) {
    const places = this.both.map((rules) => this.rowsOf(rules).indexOf(row))
    this.rows = this.rows.filter((each) => each !== row)
    this.lists.change('news', removal(row.id))
    for (const [i, rules] of this.both.entries()) rules.removed(places[i] ?? -1, this.rowsOf(rules).length)
  }

  edit(row: Row) {
    const title = `${row.title}, edited`
    this.rows = this.rows.map((each) => (each === row ? { ...each, title } : each))
    this.lists.change('news', merge(row.id, { title }))
    for (const rules of this.both) rules.changed(rules.known, this.rowsOf(rules).length)
  }

  clear() {
    this.lists.clear()
    for (const rules of this.both) rules.forget()
  }

  async run(command: Command) {
    if ('list' in command) return this.ask(command)
    if (command.do === 'answer') return this.answerSlow()
    if (command.do === 'insert') return this.insert()
    if (command.do === 'clear') return this.clear()
    const row = this.rows[command.at % Math.max(1, this.rows.length)]
    if (row) this[command.do](row)
  }

  /** Reads every page by calls that are refused, which must change nothing. */
  async compare(rules: Expected) {
    const rows = this.rowsOf(rules)
    const pagination = rules.isKept ? slice(rows, rules.currentPage).pagination : null
    expect(this.lists.pagination(rules.key)).toEqual(pagination)
    const refused = { success: false } as const
    const refuse = async (): Promise<PagedRows<Row> | typeof refused> => refused
    for (const page of pages.filter((each) => !rules.asking.has(each))) {
      const got = await this.lists.page(rules.key, page, refuse)
      expect(got, `page ${page}`).toEqual(rules.isFull(page) ? slice(rows, page) : refused)
    }
    await this.lists.page(rules.key, rules.currentPage, refuse, { reload: true })
  }
}

async function play(size: number, commands: Command[]) {
  const world = new World(size)
  for (const command of [...commands, { do: 'answer' } as const]) {
    await world.run(command)
    for (const rules of world.both) await world.compare(rules)
  }
}

test('after any sequence the kept pages are the slices of the server’s list, fetched as the rule says', () =>
  fc.assert(fc.asyncProperty(fc.nat(14), fc.array(commandArb, { minLength: 1, maxLength: 40 }), play), {
    numRuns: 3000,
  }))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Choice,
  type Copy,
  isUnsaved,
  openSaving,
  type Saving,
  type SavingEvent,
  type Stored,
  stepSaving,
  unsavedCopy,
  wantsToSend,
} from './autosave.ts'
import { emptyText, type Text } from './text.ts'

const write = (content: string): Text => ({ ...emptyText, content })
const stored = (version: number, content: string): Stored => ({
  version,
  draft: null,
  text: write(content),
  at: `t${version}`,
})
const edit = (content: string): SavingEvent => ({ type: 'edit', text: write(content) })
const copy: Copy = { text: write('b'), base: stored(1, 'a'), lost: [], aside: null, at: 't' }
const after = (state: Saving, ...events: SavingEvent[]) => events.reduce(stepSaving, state)
const start = () => openSaving(stored(1, 'a'), null)

test('one text is under way at a time, and what is typed meanwhile follows', () => {
  const typed = after(start(), edit('ab'), { type: 'send' })
  const more = after(typed, edit('abc'))
  expect(wantsToSend(more)).toBe(false)
  const next = after(more, { type: 'saved', current: stored(2, 'ab') })
  expect(next).toMatchObject({ text: write('abc'), base: { version: 2, text: write('ab') }, sent: null })
  expect(wantsToSend(next)).toBe(true)
})

test('a text whose answer was lost is no rival when it turns out to have arrived', () => {
  const lost = after(
    start(),
    edit('ab'),
    { type: 'send' },
    { type: 'failed' },
    edit('abc'),
    { type: 'retry' },
    { type: 'send' },
  )
  const next = after(lost, { type: 'stale', current: stored(2, 'ab') })
  expect(next).toMatchObject({ rival: null, base: { version: 2 }, text: write('abc') })
  expect(wantsToSend(next)).toBe(true)
})

test('stepSaving: a text replaced by somebody else’s can be restored', () => {
  const mine = after(start(), edit('mine'), { type: 'send' })
  const asked = after(mine, { type: 'stale', current: stored(2, 'theirs') })
  expect(wantsToSend(asked)).toBe(false)
  const given = after(asked, { type: 'takeTheirs' })
  expect(given).toMatchObject({ text: write('theirs'), aside: write('mine') })
  expect(unsavedCopy(given)).toMatchObject({ aside: write('mine') })
  expect(after(given, { type: 'bringBack' })).toMatchObject({
    text: write('mine'),
    base: { version: 2 },
    aside: null,
  })
})

test('a text found on the device that builds on an older one meets the newer one first', () => {
  const opened = openSaving(stored(2, 'theirs'), copy)
  expect(wantsToSend(opened)).toBe(false)
  expect(after(opened, { type: 'takeCopy' })).toMatchObject({
    text: write('b'),
    rival: { text: write('theirs') },
  })
  expect(after(openSaving(stored(1, 'a'), copy), { type: 'takeCopy' })).toMatchObject({
    text: write('b'),
    rival: null,
  })
  expect(after(opened, { type: 'leaveCopy' })).toMatchObject({ text: write('theirs'), offer: null })
})

test('wantsToSend: after a refusal only a changed text is sent, an invalid one never', () => {
  const refused = after(start(), edit('b'), { type: 'send' }, { type: 'refused' })
  expect(wantsToSend(refused)).toBe(false)
  expect(wantsToSend(after(refused, edit('c')))).toBe(true)
  expect(wantsToSend(after(refused, edit('x'.repeat(100_001))))).toBe(false)
})

/** A browser with a device of its own and a server that somebody else writes to as well. */
class World {
  #count = 0
  #server = stored(1, 'first')
  #device: Copy | null = null
  #isOnline = true
  #under: { text: Text; base: Stored; answer?: SavingEvent } | null = null
  /** Texts shown to the writer, or written by them: only these may be overwritten. */
  readonly #met = new Set(['first'])
  /** Texts of the writer that the server accepted. */
  readonly #history = new Set<string>()
  /** Text that the writer typed and has not discarded. */
  #newest: string | null = null
  state = openSaving(this.#server, null)

  #do(event: SavingEvent) {
    this.state = stepSaving(this.state, event)
    this.#meet()
    const kept = unsavedCopy(this.state)
    this.#device = kept && { ...kept, at: 'now' }
  }

  /** A text beside an offer or a question is not decided on. */
  #meet() {
    const { text, offer } = this.state
    if (!offer) this.#met.add(text.content)
  }

  edit() {
    if (this.state.offer) return
    this.#count += 1
    this.#newest = `mine ${this.#count}`
    this.#do(edit(this.#newest))
  }

  send() {
    if (!wantsToSend(this.state)) return
    this.#do({ type: 'send' })
    this.#under = { text: this.state.sent!, base: this.state.base! }
  }

  /** Delivers the request to the server, if online. */
  arrive() {
    const request = this.#under
    if (!request || request.answer || !this.#isOnline) return
    const isStale = request.base.version !== this.#server.version
    if (!isStale) this.#write(request.text.content)
    request.answer = { type: isStale ? 'stale' : 'saved', current: this.#server }
  }

  #write(text: string) {
    expect(this.#met, 'nothing that the writer has not seen is replaced').toContain(this.#server.text.content)
    this.#server = stored(this.#server.version + 1, text)
    this.#history.add(text)
  }

  /** Delivers the answer, or the browser times out. */
  answer() {
    if (!this.#under) return
    const { answer } = this.#under
    this.#under = null
    this.#do(answer && this.#isOnline ? answer : { type: 'failed' })
  }

  otherSaves() {
    this.#count += 1
    this.#server = stored(this.#server.version + 1, `theirs ${this.#count}`)
  }

  endorsed() {
    this.#server = { ...this.#server, version: this.#server.version + 1 }
  }

  toggleLine() {
    this.#isOnline = !this.#isOnline
    if (this.#isOnline) this.#do({ type: 'retry' })
  }

  reload() {
    this.#under = null
    this.state = openSaving(this.#server, this.#device)
    this.#meet()
  }

  choose(choice: Choice) {
    const { rival, offer, aside } = this.state
    if (rival && (choice === 'keepMine' || choice === 'takeTheirs')) this.#met.add(rival.text.content)
    if (choice === 'takeTheirs' && rival) this.#newest = null
    if (choice === 'leaveCopy' && offer) this.#newest = null
    if (choice === 'bringBack' && aside) this.#newest = aside.content
    this.#do({ type: choice })
  }

  /** Checks after every act: the newest text is on screen and device, or reached the server. */
  check() {
    const newest = this.#newest
    if (newest === null) return
    const { text, base, offer } = this.state
    const isOnScreen =
      text.content === newest && [base, this.#device].some((kept) => kept?.text.content === newest)
    expect(isOnScreen || offer?.text.content === newest || this.#history.has(newest), newest).toBe(true)
  }

  settle() {
    this.#isOnline = true
    for (let round = 0; round < 5; round += 1) {
      this.#do({ type: 'retry' })
      this.send()
      this.arrive()
      this.answer()
    }
    const { text, rival, offer } = this.state
    if (rival || offer) expect(this.#device, 'an open question is kept on the device').not.toBeNull()
    else if (isUnsaved(this.state)) expect.fail('unsaved at rest')
    else expect(this.state.base?.text).toEqual(text)
  }
}

const acts = [
  ...['edit', 'send', 'arrive', 'answer', 'otherSaves', 'endorsed', 'toggleLine', 'reload'],
  ...['keepMine', 'takeTheirs', 'takeCopy', 'leaveCopy', 'bringBack'],
] as const

test('whatever happens in whatever order, nothing typed is lost and nothing unseen is replaced', () => {
  const sequence = fc.array(fc.constantFrom(...acts), { maxLength: 60, size: 'max' })
  fc.assert(
    fc.property(sequence, (names) => {
      const world = new World()
      for (const name of names) {
        if (name in world) (world[name as 'edit'] as () => void).call(world)
        else world.choose(name as Choice)
        world.check()
      }
      world.settle()
    }),
    { numRuns: 3_000 },
  )
})

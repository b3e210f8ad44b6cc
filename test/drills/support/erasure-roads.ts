import { connectDatabase } from '#src/platform/database/connect.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { ownerUrlOf } from './embedded-database.ts'
import { type Canaries, newWord } from './leak-canaries.ts'
import { leaveTraces } from './leak-person.ts'
import { createVisitor, type Visitor } from './leak-visitor.ts'
import { API_KEY, SESSION_SECRET, type Site } from './site.ts'
import { solveCheaply } from './solve-cheaply.ts'

/** A person with data everywhere, and the part of it that stays public. */
export type Planted = { id: number; email: string; name: string; published: string[] }

/** A session of the demo's administrator with a fresh proof. */
export async function visitAsAdmin(site: Site): Promise<Visitor> {
  const database = connectDatabase(ownerUrlOf(site.dataDir))
  const sessions = createSessions({
    db: database.db,
    clock: { now: () => new Date() },
    secret: [SESSION_SECRET],
  })
  const admin = database.db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', 'admin@jkl.example')
  const { token } = await sessions.open(await admin.executeTakeFirstOrThrow(), 'Latihan')
  await database.close()
  return createVisitor(site.base, token)
}

/** Enters a person's data through every input of the site; new inputs must be added here. */
export async function plantPerson(site: Site, canaries: Canaries, admin: Visitor): Promise<Planted> {
  const guest = createVisitor(site.base)
  const { person } = await leaveTraces({ site, canaries, guest })
  const me = (await person.data('GET', '/v1/auth/me')) as { id: number; email: string; nama_lengkap: string }
  const planted = { id: me.id, email: me.email, name: me.nama_lengkap, published: await publish(person) }
  await giveAsGuest(guest, canaries, planted)
  await registerForEvents({ guest, person }, canaries, planted)
  await importConsent(admin, canaries, planted)
  await sendFiles(site, person, canaries)
  await writeAboutThem(admin, canaries, planted)
  return planted
}

async function publish(person: Visitor): Promise<string[]> {
  const [title, body] = [`Pertanyaan ${newWord()} di forum?`, `Penjelasan ${newWord()}`]
  const [category] = (await person.data('GET', '/v1/question/categories')) as unknown as {
    title: string
  }[]
  await person.data('POST', '/v1/question', { question: title, body, category: category!.title })
  return [title, body]
}

async function giveAsGuest(guest: Visitor, canaries: Canaries, { email }: Planted) {
  await guest.data('POST', '/v1/donations/guest', {
    amount: 50_000,
    designation: { type: 'general' },
    consent: true,
    idempotency_key: crypto.randomUUID(),
    message: canaries.personal('message of a guest’s gift', `Ucapan ${newWord()}`),
    donor: {
      name: canaries.personal('name of a donor', `Donatur ${newWord()}`),
      email,
      phone: '0812-0000-4417',
    },
    captcha: await solveCheaply('donate'),
  })
}

type Scene = { guest: Visitor; person: Visitor }

/** With the profile's name when logged in, with another name as a guest. */
async function registerForEvents({ guest, person }: Scene, canaries: Canaries, { email }: Planted) {
  const events = (await guest.data('GET', '/v1/events?limit=50')) as unknown as { id: number }[]
  const open: number[] = []
  for (const { id } of events) {
    const event = (await guest.data('GET', `/v1/events/${id}`)) as { registration?: { state: string } | null }
    if (event.registration?.state === 'open') open.push(id)
  }
  if (!open.length) throw new Error('the demo has no event that is open for registration')
  await person.data('POST', `/v1/events/${open[0]}/registrations`, { phone: '' })
  const name = canaries.personal('name at an event', `Peserta ${newWord()}`)
  await guest.data('POST', `/v1/events/${open.at(-1)}/registrations`, {
    name,
    email,
    phone: '',
    captcha: await solveCheaply('event'),
  })
}

/** From paper, to the mailing list of a region. */
async function importConsent(admin: Visitor, canaries: Canaries, { email }: Planted) {
  const lists = (await admin.data('GET', '/v1/desk/subscribers')) as unknown as { id: number }[]
  const source = canaries.personal('source of a consent', `Lembar ${newWord()}`)
  await admin.data('POST', `/v1/desk/lists/${lists.at(-1)!.id}/import`, {
    csv: `email,tanggal,asal\n${email},2026-01-02,${source}`,
    dry_run: false,
  })
}

/** A photograph whose original file name and metadata the site must not keep. */
async function sendFiles(site: Site, person: Visitor, canaries: Canaries) {
  const { picture } = await import('#src/features/uploads/factory.ts')
  const inside = canaries.personal('words in a photograph', newWord())
  const bytes = await picture()
    .withExif({ IFD0: { ImageDescription: inside } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('purpose', 'content')
  form.set('file', new Blob([new Uint8Array(bytes)]), `${canaries.personal('name of a file', newWord())}.jpg`)
  const answer = await fetch(`${site.base}/v1/uploads`, {
    method: 'POST',
    body: form,
    headers: { 'x-api-key': API_KEY, authorization: person.authorization },
  })
  if (answer.status !== 201) throw new Error(`the photograph was answered ${answer.status}`)
}

/** Texts of staff about somebody, in the details of the audit trail too. */
async function writeAboutThem(admin: Visitor, canaries: Canaries, { id, name, email }: Planted) {
  const word = (what: string) => canaries.personal(what, `Catatan ${newWord()}`)
  const oneCase = await admin.data('POST', '/v1/desk/privacy', {
    kind: 'access',
    title: `${word('title of a case')} ${name}`,
    detail: `${word('detail of a case')} ${email}`,
    user_id: id,
    received_at: new Date().toISOString(),
  })
  await admin.data('POST', `/v1/desk/privacy/${oneCase.id}/steps`, {
    kind: 'note',
    note: word('note of a case'),
  })
  await admin.data('POST', `/v1/desk/people/${id}/notes`, {
    text: `${word('note about a person')} ${name}`,
    noted_on: '2026-01-02',
    visibility: 'region',
    idempotency_key: crypto.randomUUID(),
  })
  await admin.data('POST', `/v1/desk/people/${id}/labels`, { word: `Teman ${name}`.slice(0, 40) })
  await admin.data('GET', `/v1/desk/people?q=${encodeURIComponent(name)}`)
  await admin.data('POST', `/v1/desk/people/${id}/suspension`, {
    reason: `${word('reason of a suspension')} ${name}`,
  })
  await admin.data('DELETE', `/v1/desk/people/${id}/suspension`)
}

/** Unsent mails: one to the person that failed permanently, one about them that waits for a retry. */
export async function insertUnsentMails(site: Site, canaries: Canaries, { id, name, email }: Planted) {
  const database = connectDatabase(ownerUrlOf(site.dataDir))
  const text = canaries.personal('words of a letter that did not go', `Kabar ${newWord()} untuk ${name}`)
  const letter = {
    subject: `Kabar untuk ${name}`,
    text,
    html: `<p>${text}</p>`,
    lastError: `550 <${email}> refused`,
  }
  await database.db
    .insertInto('letters')
    .values([
      { ...letter, key: `drill-parked-${id}`, toEmail: email, tries: 5 },
      {
        ...letter,
        key: `drill-waiting-${id}`,
        toEmail: 'lain@contoh.example',
        nextTryAt: new Date('2100-01-01'),
      },
    ])
    .execute()
  await database.close()
}

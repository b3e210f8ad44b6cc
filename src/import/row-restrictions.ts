/** Names of fields whose value says who may read a row. */
const inWords =
  /^(?:(?:post|publish(?:ing)?|publication|publikasi|content|konten|page|item) )?(?:status|state|keadaan|visibilit(?:y|as)|level|access(?: level)?|(?:hak )?akses|audiences?|audiens|readers?|pembaca|moderation|moderasi)(?: (?:post|publi\w+|penerbitan|terbit|tayang|tampil\w*|visib\w+|konten|content|web|website|situs))?$/
/** Names of fields whose yes means that everybody may read a row. */
const opening =
  /^(?:(?:is|are|to|untuk|sudah|telah|boleh|show|tampilkan) )*(?:public|publik|umum|publish(?:ed)?|visible|terlihat|active|aktif|live|online|shown?|listed|enabled|approved|disetujui|terbuka|(?:di)?(?:terbit|tayang|tampil|publikasi)(?:kan)?)(?: (?:di|ke|to|on|in|untuk|oleh|by) .+| (?:web|website|situs|publi[ck]|umum))?$/
/** Names of fields whose yes, or list of readers, restricts a row. */
const closing = [
  /\b(?:draft?|privat\w*|hidden|hide|(?:di|ter)?sembunyi\w*|unpublished|unlisted|restrict\w*|protected|locked|terkunci|rahasia|confidential|terbatas|tertutup|paywall\w*|premium|noindex|embargo\w*|trashed|deleted|dihapus|archived|diarsipkan)\b/,
  /^(?:is )?(?:secret|internal|pribadi|konsep|arsip|archive|roles?|capabilit\w+)$/,
  /\b(?:members?|login|logged in|anggota|staff?|pengurus|subscribers?) (?:only|saja|required)\b/,
  /\b(?:hanya|khusus) (?:untuk )?(?:anggota|pengurus|internal|member|staf|login)\b/,
  /\b(?:required|allowed|minimum|min) (?:roles?|level|plans?|capabilit\w+)\b/,
]
const password = /^(?:password|passwd|passcode|(?:kata )?sandi)$/
/** Fields that contain further ones. */
const nested = /^(?:meta|metadata|settings|options|attributes|publication)$/

const everybody =
  /^(?:publish(?:ed)?|publi[ck]|live|online|active|aktif|visible|everyone|everybody|all|semua(?: orang)?|siapa (?:saja|pun)|umum|guest|tamu|(?:di)?(?:terbit|tayang|tampil|publikasi)(?:kan)?)$/i
const openAccess = /^(?:open|terbuka)$/i
const yes = /^(?:true|1|y|ya|iya|yes|on|x|v|sudah|benar|[✓✔☑✅])$/i
const no = /^(?:|0|-+|false|n|no|off|none|null|tidak(?: ada)?|tdk|bukan|belum)$/i
/** Beginnings of values that restrict a row in every field about its status, whatever the field's name. */
const closed =
  /^(?:draft?|konsep|privat|pribadi|internal|rahasia|secret|hidden|(?:di|ter)?sembunyi|unpublish|unlisted|pending|menunggu|arsip|archiv|(?:tidak|belum|jangan|not) (?:di|ter)?(?:terbit|tayang|tampil|publi)|inactive|non ?-?aktif|trash|deleted|dihapus)/i
const standing = /status|visib|publi|tampil|terbit|tayang|akses|access/

type Fields = Iterable<readonly [name: string, value: unknown]>

/**
 * Lists why a row may be restricted at its source: each visibility field not known to open it.
 * @param fields unrelated ones are ignored
 * @param own patterns of values that open rows of this kind, by field name
 */
export const rowRestrictions = (fields: Fields, own: Record<string, RegExp> = {}): string[] =>
  [...fields].flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    const plain = plainName(name)
    const said = leavesOf(value)
    if (isClosed(plain, said, own[name]))
      return [
        `its ${name} there is ${said.length && !password.test(plain) ? said.join(' ').slice(0, 60) : 'set'}`,
      ]
    const isGroup = nested.test(plain) || inWords.test(plain) || opening.test(plain)
    return isGroup && typeof value === 'object' ? rowRestrictions(Object.entries(value)) : []
  })

function isClosed(name: string, said: readonly string[], own: RegExp | undefined): boolean {
  const isSaid = (...words: RegExp[]) =>
    said.length > 0 && said.every((one) => words.some((word) => word.test(one)))
  if (own) return !isSaid(own)
  if (password.test(name)) return said.some((one) => one !== '' && one !== 'false')
  if (inWords.test(name)) return !isSaid(everybody, ...(/access|akses/.test(name) ? [openAccess] : []))
  if (closing.some((one) => one.test(name))) return said.length > 0 && !isSaid(no, everybody)
  if (opening.test(name)) return !isSaid(yes, everybody)
  return standing.test(name) && said.some((one) => closed.test(one))
}

/** Normalises names: `isPublic`, `is_public` and `Is public:` are equal. */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** All words of a value; within an object neither ids nor yes and no. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value
    ? Object.entries(value).flatMap(([name, one]) =>
        name === 'id' || typeof one === 'boolean' || one === null ? [] : leavesOf(one),
      )
    : [String(value ?? '').trim()]

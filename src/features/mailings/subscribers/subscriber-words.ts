import type { PersonMailWire, SubscriberWire } from './schema.ts'

/** The desk's words for the states of a subscriber. */
export const stateWords = {
  given: { label: 'Berlangganan', tone: 'ok' },
  waiting: { label: 'Belum menjawab', tone: 'warn' },
  stopped: { label: 'Surat ditolak', tone: 'bad' },
  ended: { label: 'Berakhir', tone: 'quiet' },
} as const satisfies Record<SubscriberWire['state'], { label: string; tone: string }>

export const sourceWords: Readonly<Record<SubscriberWire['source'], string>> = {
  register: 'saat mendaftar akun',
  profile: 'dari profilnya',
  form: 'lewat formulir di situs',
  import: 'dari berkas',
  invitation: 'dengan undangan',
}

export const endingWords: Readonly<Record<NonNullable<SubscriberWire['ended_because']>, string>> = {
  person: 'oleh orangnya',
  complaint: 'dilaporkan sebagai spam',
  bounce: 'surat ditolak',
  erased: 'data dihapus',
  office: 'oleh sekretariat atau pengurus',
  expired: 'undangan tidak dijawab',
  version: 'disetujui dengan kalimat baru',
}

export const stopWords: Readonly<Record<NonNullable<PersonMailWire['stopped']>['because'], string>> = {
  hard: 'alamat ini tidak ada atau menolak surat',
  soft: 'surat berkali-kali tidak bisa diantar',
  complaint: 'orangnya melaporkan surat kita sebagai spam',
}

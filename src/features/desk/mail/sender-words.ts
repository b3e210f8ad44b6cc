/** Records of a domain by which mail servers know its senders. */
export const senderRecords = ['spf', 'dkim', 'dmarc'] as const
export type SenderRecord = (typeof senderRecords)[number]

type FindingWords = { tone: 'ok' | 'warn' | 'bad'; text: string }

const words = {
  'spf-strict': {
    tone: 'ok',
    text: 'Domain menyebut server mana yang boleh mengirim, dan meminta surat dari server lain ditolak.',
  },
  'spf-soft': {
    tone: 'ok',
    text: 'Domain menyebut server mana yang boleh mengirim. Surat dari server lain dicurigai tetapi tidak ditolak (~all). Itu cukup, asal DMARC juga ada.',
  },
  'spf-open': {
    tone: 'bad',
    text: 'Catatan SPF ada, tetapi tidak berkata apa-apa tentang server lain, sehingga siapa pun dapat mengirim atas nama domain ini. Akhiri dengan ~all.',
  },
  'spf-several': {
    tone: 'bad',
    text: 'Ada lebih dari satu catatan SPF, sehingga semuanya tidak berlaku. Gabungkan menjadi satu baris.',
  },
  'spf-missing': {
    tone: 'bad',
    text: 'Domain belum menyebut server mana yang boleh mengirim, sehingga surat mudah dianggap spam. Catatan yang harus ditambahkan datang dari penyedia surat, biasanya dengan “include:”.',
  },
  'dkim-found': {
    tone: 'ok',
    text: 'Domain punya kunci tanda tangan. Server penerima dapat memastikan bahwa surat tidak diubah di jalan.',
  },
  'dkim-revoked': {
    tone: 'bad',
    text: 'Kunci tanda tangan ini dicabut (kosong). Minta kunci baru dari penyedia surat.',
  },
  'dkim-missing': {
    tone: 'warn',
    text: 'Tidak ada kunci pada nama-nama yang lazim. Mungkin namanya lain: buka surat uji yang sampai, pilih “Tampilkan asli”, lalu cari “s=” di baris DKIM-Signature. Tidak ada baris itu? Minta penyedia surat menyalakan DKIM; catatan yang harus ditambahkan datang dari mereka.',
  },
  'dmarc-enforced': {
    tone: 'ok',
    text: 'Domain meminta surat palsu atas namanya ditolak atau masuk spam.',
  },
  'dmarc-watching': {
    tone: 'ok',
    text: 'DMARC ada dan baru mengamati (p=none). Sesudah beberapa minggu tanpa keluhan, ganti dengan catatan di bawah.',
  },
  'dmarc-broken': {
    tone: 'bad',
    text: 'Catatan DMARC ada, tetapi tidak berkata apa yang harus dilakukan (p=). Ganti dengan catatan di bawah.',
  },
  'dmarc-missing': {
    tone: 'bad',
    text: 'Domain belum berkata apa yang harus dilakukan dengan surat palsu atas namanya. Banyak penyedia e-mail besar mewajibkannya.',
  },
  unanswered: {
    tone: 'warn',
    text: 'Tidak dapat diperiksa: server nama (DNS) tidak menjawab. Coba lagi sebentar lagi. Bila tetap begitu, minta pengelola server memeriksa DNS mesin ini.',
  },
} satisfies Record<string, FindingWords>

export type SenderFinding = keyof typeof words

/** Sense of each finding for letters of the site. */
export const findingWords: Readonly<Record<SenderFinding, FindingWords>> = words

export const senderFindings = Object.keys(words) as [SenderFinding, ...SenderFinding[]]

type RefusalWords = {
  /** Sense of a refusal, in one sentence. */
  meaning: string
  /** Next step. */
  todo: string
}

const login: RefusalWords = {
  meaning: 'Server surat menolak nama atau kata sandi situs ini.',
  todo: 'Minta pengelola server memeriksa nama dan kata sandi di SMTP_URL. Sebagian penyedia meminta kata sandi khusus aplikasi.',
}
const later: RefusalWords = {
  meaning:
    'Server penerima menunda surat ini: sedang sibuk, atau menguji pengirim yang baru dikenalnya (greylisting).',
  todo: 'Tunggu saja. Surat dicoba lagi sendiri, paling lama lima hari.',
}
const senderRefused: RefusalWords = {
  meaning:
    'Pengirimnya ditolak: alamat MAIL_FROM tidak diakui server surat, atau SPF, DKIM, dan DMARC domain belum beres.',
  todo: 'Periksa domain pengirim di bawah. Sesudah diperbaiki, kirim lagi suratnya dari halaman Kegagalan.',
}
const unknownMailbox: RefusalWords = {
  meaning: 'Kotak surat penerima tidak ada.',
  todo: 'Periksa ejaan alamatnya, atau hubungi orangnya lewat telepon. Lalu singkirkan surat ini di halaman Kegagalan.',
}
const spam: RefusalWords = {
  meaning: 'Server penerima menolak surat ini menurut aturannya, biasanya karena dianggap spam.',
  todo: 'Periksa domain pengirim di bawah. Bila semuanya beres, tanyakan kepada penyedia surat apakah alamat servernya masuk daftar hitam.',
}

/** Replies of mail servers by code (RFC 5321, RFC 4954). */
const byCode: Readonly<Record<string, RefusalWords>> = {
  421: later,
  450: later,
  451: later,
  452: {
    meaning: 'Server penerima kehabisan tempat, atau batas jumlah surat sudah tercapai.',
    todo: 'Tunggu: surat dicoba lagi sendiri. Bila sering terjadi, tanyakan batas kirim kepada penyedia surat.',
  },
  454: login,
  530: login,
  534: login,
  535: login,
  538: login,
  550: unknownMailbox,
  551: unknownMailbox,
  552: {
    meaning: 'Kotak surat penerima penuh, atau suratnya terlalu besar.',
    todo: 'Beri tahu orangnya lewat jalan lain, lalu kirim lagi suratnya dari halaman Kegagalan.',
  },
  553: unknownMailbox,
  554: spam,
}

/** A 55x reply about the sender, not the recipient. */
const isAboutSender = /\b5\.7\.\d|\bspf\b|\bdkim\b|\bdmarc\b|sender|relay|not permitted|authenticat/i
/** A reply by its code at the beginning, or after the words of our own program. */
const replyCode = /(?:^|: |=)([45]\d\d)(?=[ -])/

/** Failures before a mail server replied, by the words of Node and nodemailer; the first that fits. */
const byText: readonly (readonly [RegExp, RefusalWords])[] = [
  [
    /SMTP_URL is not set/,
    {
      meaning: 'Situs ini belum punya server surat.',
      todo: 'Minta pengelola server mengisi SMTP_URL dan MAIL_FROM. Surat yang menunggu lalu dikirim sendiri.',
    },
  ],
  [
    /not one plain mail address|invalid recipient/i,
    {
      meaning: 'Alamat penerima bukan satu alamat e-mail yang utuh.',
      todo: 'Perbaiki alamatnya di data orang itu, lalu singkirkan surat ini di halaman Kegagalan.',
    },
  ],
  [
    /ECONNREFUSED/,
    {
      meaning: 'Tidak ada server surat di alamat itu: sambungannya ditolak.',
      todo: 'Minta pengelola server memeriksa nama dan porta di SMTP_URL, dan apakah server suratnya menyala.',
    },
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ENODATA|ESERVFAIL/,
    {
      meaning: 'Nama server surat tidak ditemukan.',
      todo: 'Minta pengelola server memeriksa ejaan nama di SMTP_URL, dan DNS mesin ini.',
    },
  ],
  [
    /certificate|self-signed|\bSSL\b|\bTLS\b|STARTTLS|wrong version number/i,
    {
      meaning: 'Sambungan aman (TLS) ke server surat gagal.',
      todo: 'Minta pengelola server memeriksa SMTP_URL: smtps:// untuk porta 465, smtp:// untuk 587, dan nama yang sama dengan nama di sertifikat.',
    },
  ],
  [
    /timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|greeting never received/i,
    {
      meaning: 'Server surat tidak menjawab.',
      todo: 'Minta pengelola server memeriksa jaringan dan SMTP_URL. Porta 25 sering ditutup penyedia server: pakai 587 atau 465.',
    },
  ],
  [/invalid login|missing credentials|authentication/i, login],
  [
    /ECONNRESET|EPIPE|closed/i,
    {
      meaning: 'Server surat memutus sambungan di tengah jalan.',
      todo: 'Surat dicoba lagi sendiri. Bila sering terjadi, tanyakan kepada penyedia surat.',
    },
  ],
]

const forNow: RefusalWords = { ...later, meaning: 'Server surat menolak untuk sementara.' }
const forGood: RefusalWords = {
  meaning: 'Server surat menolak surat ini untuk seterusnya.',
  todo: 'Tunjukkan kata-kata server di atas kepada penyedia surat, lalu kirim lagi dari halaman Kegagalan.',
}
const unknown: RefusalWords = {
  meaning: 'Sebabnya belum dikenal situs ini.',
  todo: 'Tunjukkan kata-kata di atas kepada pengelola server.',
}

/** Says in plain words what the error of a letter that did not go out means. */
export function refusalWords(error: string): RefusalWords {
  const code = replyCode.exec(error)?.[1]
  if (!code) return byText.find(([pattern]) => pattern.test(error))?.[1] ?? unknown
  if (/^55[013]/.test(code) && isAboutSender.test(error)) return senderRefused
  return byCode[code] ?? (code.startsWith('4') ? forNow : forGood)
}

import { expect, test } from 'vitest'
import { refusalWords } from './refusal-words.ts'

/** Errors as nodemailer and Node write them, and what the meaning must speak of. */
const errors: [error: string, about: string][] = [
  ['Invalid greeting. response=421 4.3.2 Service not available: 421 4.3.2 Service not available', 'menunda'],
  ["Can't send mail - all recipients were rejected: 450 4.2.0 <a@b.id>: Greylisted", 'menunda'],
  ["Can't send mail - all recipients were rejected: 451 4.7.1 Please try again later", 'menunda'],
  ['Message failed: 452 4.3.1 Insufficient system storage', 'kehabisan tempat'],
  ['Message failed: 455 Parameters not accommodated', 'sementara'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'kata sandi'],
  ['Mail command failed: 530 5.7.0 Authentication required', 'kata sandi'],
  ['Missing credentials for "PLAIN"', 'kata sandi'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.id>: User unknown", 'tidak ada'],
  ['550 no such user', 'tidak ada'],
  ['Message failed: 550 5.7.26 This message fails SPF and DKIM checks', 'Pengirimnya ditolak'],
  ['Mail command failed: 553 5.7.1 <no-reply@b.id>: Sender address rejected', 'Pengirimnya ditolak'],
  ["Can't send mail - all recipients were rejected: 550-5.7.1 Relaying denied", 'Pengirimnya ditolak'],
  ['Message failed: 552 5.2.2 Mailbox full', 'penuh'],
  ['Message failed: 554 5.7.1 Message rejected as spam', 'spam'],
  ['Message failed: 571 Refused', 'seterusnya'],
  ['not one plain mail address', 'Alamat penerima'],
  ['connect ECONNREFUSED 203.0.113.7:465 - Local (0.0.0.0:0)', 'sambungannya ditolak'],
  ['getaddrinfo ENOTFOUND surat.contoh.example', 'tidak ditemukan'],
  ['Connection timeout', 'tidak menjawab'],
  ['Greeting never received', 'tidak menjawab'],
  ['connect ETIMEDOUT 203.0.113.7:587', 'tidak menjawab'],
  ['self-signed certificate in certificate chain', 'TLS'],
  ['Error initiating TLS - write EPROTO 40:error:0A00010B:SSL routines::wrong version number', 'TLS'],
  ['Connection closed unexpectedly', 'memutus sambungan'],
  ['read ECONNRESET', 'memutus sambungan'],
  ['Entah apa', 'belum dikenal'],
  ['', 'belum dikenal'],
]

test.each(errors)('refusalWords: “%s” is about “%s”', (error, about) => {
  const { meaning, todo } = refusalWords(error)
  expect(meaning).toContain(about)
  expect(todo).toMatch(/\.$/)
})

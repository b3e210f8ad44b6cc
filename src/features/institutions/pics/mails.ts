import type { NewMail } from '#src/platform/mail/outbox.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'

export type Reader = { id: number; email: string; name: string }
type About = { institution: { id: number; title: string }; now: Date; publicUrl: string }

const to = (reader: Reader, act: string, { institution, now }: About) => ({
  key: `${act}-${institution.id}-${reader.id}-${now.getTime()}`,
  to: reader.email,
  name: reader.name,
})

export const picNamedMail = (reader: Reader, about: About): NewMail => ({
  ...to(reader, 'pic-named', about),
  subject: `Anda sekarang PIC ${about.institution.title}`,
  blocks: [
    `Mulai sekarang Anda PIC (contact person) ${about.institution.title}: Anda memastikan anggotanya, mengurus halamannya, dan mendukung tulisan anggotanya.`,
    'Demi keamanan lembaga, akun PIC memerlukan langkah pengaman kedua. Pasanglah dalam 7 hari sesudah login berikutnya.',
    { button: 'Buka meja kerja', href: about.publicUrl + deskPaths.members },
  ],
})

export const picEndedMail = (reader: Reader, about: About): NewMail => ({
  ...to(reader, 'pic-ended', about),
  subject: `Tugas Anda sebagai PIC ${about.institution.title} selesai`,
  blocks: [
    `Anda bukan lagi PIC ${about.institution.title}. Terima kasih atas waktu dan perhatian yang sudah Anda berikan.`,
    'Bila ini tidak Anda duga, hubungi sekretariat.',
  ],
})

export const memberLeftMail = (reader: Reader, about: About): NewMail => ({
  ...to(reader, 'member-left', about),
  subject: `Keanggotaan Anda di ${about.institution.title} berakhir`,
  blocks: [
    `Akun Anda tidak lagi tercatat sebagai anggota ${about.institution.title}. Akun Anda sendiri tetap berlaku.`,
    'Bila ini keliru, hubungi lembaga Anda atau sekretariat. Lembaga bisa dipilih lagi di profil.',
    { button: 'Buka profil', href: about.publicUrl + paths.profile },
  ],
})

/** Sentence, and key that distinguishes simultaneous mails. */
type News = { of: string; says: string }

/** Mail to the other PICs: a change among PICs or members. */
export const picChangedMail = (reader: Reader, what: News, about: About): NewMail => ({
  ...to(reader, `pic-told-${what.of}`, about),
  subject: `Perubahan di ${about.institution.title}`,
  blocks: [what.says, { button: 'Anggota lembaga', href: about.publicUrl + deskPaths.members }],
})

/** Mail to the secretariat: an institution has no PIC left. */
export const noPicLeftMail = (email: string, about: About): NewMail => ({
  key: `no-pic-${about.institution.id}-${about.now.getTime()}`,
  to: email,
  subject: `${about.institution.title} tidak punya PIC lagi`,
  blocks: [
    `PIC terakhir ${about.institution.title} sudah tidak bertugas. Sampai ada PIC baru, sekretariat yang memastikan anggotanya.`,
    {
      button: 'Tunjuk PIC baru',
      href: about.publicUrl + deskPaths.participant(about.institution.id),
    },
  ],
})

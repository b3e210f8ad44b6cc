import { missingText } from './brand.ts'

/** Sentences of the site's own voice, as they are built in. */
export const builtInSentences = {
  donate_title: 'Ikut menenun, mulai dari lima puluh ribu.',
  donate_text:
    'Pemberian Anda menguatkan lembaga yang bekerja bersama warga: rumah aman, kelas inklusi, air bersih, dan tanggap darurat di setiap region.',
  join_title: 'Tambahkan benang Anda',
  join_text:
    'Dengan akun Anda bisa mengunduh bahan untuk anggota, bertanya di forum, dan mengirim kabar dari lapangan. Mendaftar tidak dipungut biaya.',
  register_label: 'Masuk ke jaringan, lalu bagikan kabar dari tempat Anda bekerja.',
  login_label: 'Selamat datang kembali.',
  invitation_label: 'Satu benang lagi dalam tenunan.',
  missing_text: missingText,
}
export type SentenceName = keyof typeof builtInSentences

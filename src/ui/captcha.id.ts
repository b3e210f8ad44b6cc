export const captchaPhases = {
  idle: 'Formulir ini dijaga dari robot secara otomatis.',
  busy: 'Memastikan Anda bukan robot…',
  held: 'Memastikan Anda bukan robot, lalu terkirim sendiri…',
  done: 'Sudah dipastikan: Anda bukan robot.',
  failed: 'Pemeriksaan robot belum berhasil.',
}

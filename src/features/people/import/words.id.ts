export const stateNew = 'baru'
export const known = 'sudah dikenal'
export const faulty = 'keliru'
export const dryRunSum = (fresh: number, known: number) =>
  `${fresh} orang baru, ${known} sudah dikenal. Belum ada yang diundang.`
export const sum = (fresh: number, known: number) => `${fresh} orang diundang, ${known} sudah dikenal.`
export const importPeople = 'Impor orang'
export const importLead =
  'Setiap orang mendapat undangan lewat e-mail. Akunnya baru ada setelah ia membuat kata sandi dan menyetujui syaratnya sendiri. Daftar yang sama boleh dikirim lagi: yang sudah dikenal dilewati.'
export const columnsBefore = 'Satu baris berisi nama kolom: '
export const columnsAfter =
  '. Hanya nama dan email yang wajib. Bahasanya (id atau en) dipakai untuk undangan dan surat-surat berikutnya; bila kosong, bahasa Indonesia. Paling banyak 10.000 baris atau 1 MB.'
export const invite = (rows: number) => `Undang ${rows} orang`
export const inviting = 'Mengundang'
export const people = 'Orang'
export const noName = 'tanpa nama'
export const alreadyActive = 'Akun Anda sudah aktif'
export const acceptInvitation = 'Terima undangan'
export const logInWithNew = 'Silakan login dengan alamat e-mail Anda dan kata sandi yang baru.'
export const acceptLead = 'Buat kata sandi dan setujui syaratnya. Sebelum itu tidak ada akun atas nama Anda.'
export const logIn = 'Login'
export const saving = 'Menyimpan'
export const createAccount = 'Buat akun'
export const columnNames = 'nama,email,telepon,region,lembaga,organisasi,bahasa'

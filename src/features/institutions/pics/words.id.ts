export const noun = 'anggota'
export const searchMembers = 'Nama atau e-mail'
export const saidConfirmed = 'Sudah dipastikan. Orangnya kami beri tahu lewat surat.'
export const saidRefused = 'Sudah ditolak. Orangnya kami beri tahu dengan ramah.'
export const saidRemoved = 'Anggota itu sudah dikeluarkan dari lembaga.'
export const saidPicNamed = 'PIC baru sudah ditunjuk. Ia kami beri tahu lewat surat.'
export const saidPicRelieved = 'Tugas PIC sudah dilepaskan.'
export const institutionMembers = 'Anggota lembaga'
export const waitingToBeConfirmed = 'Menunggu kepastian'
export const claimsNotLoaded = 'Permintaan tidak bisa dimuat. Muat ulang halaman ini.'
export const members = 'Anggota'
export const peopleCount = (count: number) => `${count.toLocaleString('id-ID')} orang`
export const noMembers = 'Belum ada anggota yang punya akun.'
export const sayTheyBelong = (count: number) => `${count} orang menyatakan diri anggota`
export const nobodyWaits = 'Tidak ada yang menunggu'
export const picDuty = 'Tugas PIC'
export const ofAtMostThree = (count: number) => `${count} dari paling banyak 3`
export const picsOf = (institution: string, names: string) =>
  `PIC ${institution}: ${names}. PIC baru ditunjuk oleh sekretariat, atau Anda menyerahkan tugas Anda kepada anggota lain di daftar di atas.`
export const onlyPic =
  'Anda PIC satu-satunya. Bila Anda berhenti, sekretariat yang mengurus lembaga ini sampai ada PIC baru.'
export const stepDown = 'Berhenti menjadi PIC'
export const saving = 'Menyimpan'
export const noPicAfterwards = (institution: string) =>
  `Sesudah ini tidak ada PIC di ${institution}. Sekretariat kami beri tahu.`
export const staysMember = 'Anda tetap anggota lembaga ini, tetapi tidak lagi PIC.'
export const pic = 'PIC'
export const memberSince = (day: string) => ` · anggota sejak ${day}`
export const remove = 'Keluarkan'
export const removeQuestion = (name: string, institution: string) =>
  `${name} tidak lagi tercatat sebagai anggota ${institution}. Akunnya tetap ada, dan kami memberitahunya lewat surat.`
export const handOver = 'Serahkan tugas PIC'
export const handingOver = 'Menyerahkan'
export const toPerson = (name: string) => `kepada ${name}`
export const handOverQuestion = (name: string) =>
  `${name} menjadi PIC menggantikan Anda. Anda tetap anggota, tetapi tidak lagi PIC.`
export const relieve = 'Lepaskan tugas PIC'
export const appoint = 'Jadikan PIC'

export const blanks = {
  address: 'alamat orangnya',
  name: 'nama',
  reasons: 'alasan dan dasar hukumnya',
  done: 'apa yang dilakukan, dan kapan',
  everyoneAffected: 'setiap orang yang datanya terkena',
  data: 'data apa saja',
  whenAndHow: 'kapan dan bagaimana',
  measures: 'apa yang sudah dan akan dilakukan',
}
export const dear = (name: string) => `Yth. ${name},`
export const regards = (site: string) => `Salam,\n${site}`
export const answerTo = (kind: string) => `Tanggapan atas permintaan Anda: ${kind}`
export const received = (one: { at: string; title: string; id: number; dueAt: string }) =>
  `Pada ${one.at} kami menerima permintaan Anda tentang data pribadi Anda (${one.title}), urusan nomor ${one.id}. Menurut UU Nomor 27 Tahun 2022 kami menanggapinya paling lambat ${one.dueAt}.`
export const refused = (reasons: string) => `Permintaan itu tidak dapat kami penuhi, karena: ${reasons}`
export const done = (deeds: string) => `Yang sudah kami lakukan: ${deeds}`
export const mayObject =
  'Bila Anda tidak puas dengan tanggapan ini, Anda dapat mengajukan keberatan kepada kami atau mengadu kepada lembaga pelindungan data pribadi.'
export const noticeOfBreach = 'Pemberitahuan kegagalan pelindungan data pribadi'
export const breachKnown = (at: string) =>
  `Sesuai Pasal 46 UU Nomor 27 Tahun 2022 kami memberitahukan kegagalan pelindungan data pribadi yang kami ketahui pada ${at}.`
export const dataRevealed = (data: string) => `Data yang terungkap: ${data}`
export const happened = (story: string) => `Kapan dan bagaimana terjadi: ${story}`
export const remedy = (measures: string) => `Penanganan dan pemulihan: ${measures}`
export const whatYouCanDo =
  'Yang dapat Anda lakukan: [misalnya mengganti kata sandi, mewaspadai pesan yang mengatasnamakan kami].'

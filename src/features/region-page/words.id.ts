export const region = 'Region'
export const indexDescription = 'Region jaringan ini, lembaga partisipannya, dan ketuanya.'
export const indexLead = (regions: number) =>
  `${regions} region, tempat lembaga-lembaga bekerja dan melayani bersama. Pilih satu untuk melihat lembaga, pengurus, kabar, dan acaranya.`
export const chair = (name: string) => `Ketua: ${name}`
export const regionNamed = (name: string) => `Region ${name}`
/** Heading of what is done for all regions. */
export const workNamed = (name: string) => `Kegiatan ${name}`
export const sharedWork = 'Yang dikerjakan bersama untuk semua region.'
export const allRegions = 'Semua region'
export const regionsAndInstitutions = (regions: number, institutions: number) =>
  `${regions} region, ${institutions} lembaga`
export const institutionsOfNoProvince = (count: number) =>
  `${count} lembaga partisipan, tidak terikat pada satu provinsi.`
/** What a number counts, for screen readers. */
export const participants = (_count: number) => 'partisipan'
export const changeRegion = 'Pindah region'
export const open = 'Buka'
export const mapOfRegions = 'Peta region'
export const chooseOnMap = 'Pilih region di peta'
export const onMap = (name: string) => `Region ${name} di peta Indonesia`
export const chosen = 'dipilih'
export const hasRegion = 'ada region'
export const noRegionYet = 'belum ada region'
export const largerCircle = 'Lingkaran lebih besar berarti lebih banyak partisipan.'
export const newProvinces =
  'Empat provinsi baru di Tanah Papua ditampilkan dalam wilayah Papua dan Papua Barat.'
/** What stands under the large numerals. */
export const institutionsFigure = (_count: number) => 'lembaga partisipan'
export const boardFigure = (_count: number) => 'pengurus'
export const campaignsFigure = (_count: number) => 'kampanye'
export const newsFigure = (_count: number) => 'kabar'
export const contactBoard = 'Hubungi pengurus'
export const contactSecretariat = 'Hubungi sekretariat'
export const regionBoard = 'Pengurus region'
export const giveWhereNeeded = 'Donasi untuk kebutuhan paling mendesak'
export const giveToRegion = 'Donasi untuk region ini'
/** Name is the province's and the region's. */
export const servingIn = (count: number, name: string) =>
  count
    ? `${count} lembaga partisipan melayani bersama di ${name}.`
    : `Belum ada lembaga partisipan di ${name}.`
export const servingInProvince = (count: number, province: string) =>
  count
    ? `${count} lembaga partisipan melayani bersama di provinsi ${province}.`
    : `Belum ada lembaga partisipan di provinsi ${province}.`
export const servingInNoProvince = (count: number) =>
  `${count} lembaga partisipan melayani bersama di region ini. Region ini tidak terikat pada satu provinsi, jadi tidak ada di peta.`
export const regionDescription = (name: string) =>
  `Lembaga partisipan, pengurus, kabar, dan acara di region ${name}.`
export const country = 'Indonesia'
export const office = 'Kantor'
export const email = 'E-mail'
export const phone = 'Telepon'
export const campaignsHere = 'Kampanye di region ini'
export const give = 'Beri donasi'
export const newsHere = 'Kabar dari region ini'
export const allNews = 'Semua kabar'
export const upcomingEvents = 'Acara mendatang'
export const allEvents = 'Semua acara'
export const secretariat = 'Sekretariat nasional'
export const wholeSecretariat = 'Seluruh sekretariat'
export const allBoards = 'Semua pengurus'
export const followRegion = 'Ikuti region ini'
export const followWork = 'Ikuti kegiatan ini'
export const followHow = 'Berita dan acaranya, tanpa mendaftar.'
export const newsOf = (name: string) => `Berita region ${name}`
export const eventsOf = (name: string) => `Acara region ${name}`
export const participantsTotal = (count: number) => `${count} partisipan`
export const seeAll = 'Lihat semua'
export const participantsFailed = 'Partisipan tidak bisa dimuat'
export const noParticipantsYet = 'Belum ada partisipan di region ini'
export const allParticipants = 'Semua partisipan'
export const participantsElsewhere = 'Lembaga dari region lain ada di daftar partisipan.'

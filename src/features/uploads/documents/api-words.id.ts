export const printAsPdf = 'Buka berkasnya, cetak ke PDF (“Simpan sebagai PDF”), lalu kirim hasilnya.'
export const unknownKind = 'Jenis berkas ini tidak bisa diterima. Kirim PDF, DOCX, XLSX, PPTX, ODT, atau ZIP.'
export const tooMuchInside =
  'Isi berkas ini lebih dari 200 MB setelah dibuka. Bagi menjadi beberapa berkas, lalu kirim satu per satu.'
export const pdfScript = (print: string) => `PDF ini berisi skrip (JavaScript atau formulir XFA). ${print}`
export const pdfLaunch = (print: string) => `PDF ini berisi perintah untuk menjalankan program. ${print}`
export const pdfAttachment = (print: string) =>
  `PDF ini berisi berkas lain di dalamnya (lampiran atau media). ${print} Lampirannya kirim terpisah.`
export const pdfLocked = (print: string) =>
  `PDF ini dikunci dengan kata sandi, jadi isinya tidak bisa diperiksa. ${print}`
export const pdfPacked = (print: string) =>
  `Isi PDF ini dikemas dengan cara yang tidak bisa diperiksa. ${print}`
export const officeMacro =
  'Berkas ini berisi makro atau program. Simpan ulang tanpa makro (DOCX, XLSX, PPTX, ODT) atau sebagai PDF, lalu kirim lagi.'
export const officeActiveX =
  'Berkas ini berisi kontrol ActiveX. Hapus kontrolnya atau simpan sebagai PDF, lalu kirim lagi.'
export const officeOle =
  'Berkas ini berisi objek OLE dari program lain atau berkas Office lama. Hapus objeknya atau simpan sebagai PDF, lalu kirim lagi.'
export const officeRemote =
  'Berkas ini mengambil templat atau isi dari alamat lain saat dibuka. Lepas tautan templatnya atau simpan sebagai PDF, lalu kirim lagi.'
export const officeDoctype =
  'Berkas ini berisi XML dengan DOCTYPE atau entitas luar. Buka lalu simpan ulang di program kantor Anda, kemudian kirim lagi.'
export const officeLocked =
  'Berkas ini dikunci dengan kata sandi, jadi isinya tidak bisa diperiksa. Simpan tanpa kata sandi, lalu kirim lagi.'
export const zipUnreadable =
  'Di dalam ZIP ini ada arsip yang tidak bisa diperiksa (RAR, 7z, GZ, atau berlapis-lapis). Keluarkan isinya, lalu kemas ulang sebagai satu ZIP.'
export const virusFound =
  'Pemeriksa virus menemukan sesuatu yang berbahaya di berkas ini. Periksa komputer Anda dengan antivirus, lalu kirim berkas yang bersih.'

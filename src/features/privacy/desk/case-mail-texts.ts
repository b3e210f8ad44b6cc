import { formatDateTime } from '#src/ui/format.ts'
import type { CaseDetail } from './queries.ts'
import type { CaseKind } from './schema.ts'

/** Kinds of requests as the mails call them, which are in Indonesian whatever the desk's language. */
const kindNames: Readonly<Record<CaseKind, string>> = {
  access: 'Akses dan salinan data',
  correction: 'Perbaikan data',
  erasure: 'Penghapusan data',
  objection: 'Keberatan',
  restriction: 'Pembatasan pemrosesan',
  withdrawal: 'Penarikan persetujuan',
  portability: 'Data untuk sistem lain',
  breach: 'Kegagalan pelindungan data',
}

type Letter = { to: string; subject: string; text: string }

const or = (text: string, blank: string) => text.trim() || `[${blank}]`

/** Mail texts to copy, with the content required by UU PDP 27/2022, filled in from the case. */
export const caseMailTexts = (one: CaseDetail, siteName: string): Letter[] =>
  one.kind === 'breach'
    ? [breachLetter(one, siteName, 'person'), breachLetter(one, siteName, 'authority')]
    : [answerLetter(one, siteName)]

function answerLetter(one: CaseDetail, siteName: string): Letter {
  const { subject, blocks } = answerMail(one)
  return {
    to: addressOf(one) ?? '[alamat orangnya]',
    subject,
    text: [`Yth. ${one.personName ?? '[nama]'},`, ...blocks, `Salam,\n${siteName}`].join('\n\n'),
  }
}

/** Address of whoever asked; the one that they gave comes first. */
export const addressOf = ({ personEmail, accountEmail }: CaseDetail) => personEmail ?? accountEmail

/** The answer to a request, without greeting and signature. */
export function answerMail(one: CaseDetail) {
  const end =
    one.status === 'refused'
      ? `Permintaan itu tidak dapat kami penuhi, karena: ${or(one.proof ?? '', 'alasan dan dasar hukumnya')}`
      : `Yang sudah kami lakukan: ${or(one.proof ?? '', 'apa yang dilakukan, dan kapan')}`
  return {
    subject: `Tanggapan atas permintaan Anda: ${kindNames[one.kind].toLowerCase()}`,
    blocks: [
      `Pada ${formatDateTime(one.receivedAt)} kami menerima permintaan Anda tentang data pribadi Anda (${one.title}), urusan nomor ${one.id}. Menurut UU Nomor 27 Tahun 2022 kami menanggapinya paling lambat ${formatDateTime(one.dueAt)}.`,
      end,
      'Bila Anda tidak puas dengan tanggapan ini, Anda dapat mengajukan keberatan kepada kami atau mengadu kepada lembaga pelindungan data pribadi.',
    ],
  }
}

function breachLetter(one: CaseDetail, siteName: string, to: 'person' | 'authority'): Letter {
  const isPerson = to === 'person'
  const count = one.peopleCount === null ? '[berapa]' : one.peopleCount.toLocaleString('id-ID')
  return {
    to: isPerson ? '[setiap orang yang datanya terkena]' : '[lembaga pelindungan data pribadi]',
    subject: 'Pemberitahuan kegagalan pelindungan data pribadi',
    text: [
      isPerson ? 'Yth. [nama],' : 'Yth. Lembaga Pelindungan Data Pribadi,',
      `Sesuai Pasal 46 UU Nomor 27 Tahun 2022 kami memberitahukan kegagalan pelindungan data pribadi yang kami ketahui pada ${formatDateTime(one.receivedAt)}.`,
      `Data yang terungkap: ${or(one.dataKinds, 'data apa saja')}`,
      ...(isPerson ? [] : [`Jumlah orang yang terkena: ${count}`]),
      `Kapan dan bagaimana terjadi: ${or(one.detail, 'kapan dan bagaimana')}`,
      `Penanganan dan pemulihan: ${or(one.measures, 'apa yang sudah dan akan dilakukan')}`,
      isPerson
        ? 'Yang dapat Anda lakukan: [misalnya mengganti kata sandi, mewaspadai pesan yang mengatasnamakan kami].'
        : `Nomor urusan kami: ${one.id}.`,
      `Salam,\n${siteName}`,
    ].join('\n\n'),
  }
}

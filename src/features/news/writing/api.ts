import { z } from 'zod'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { setOwnInstitution } from '../desk/set-attributes.ts'
import { changeNews } from './change-news.ts'
import { deleteNews, restoreNews } from './delete-news.ts'
import { discardPending } from './discard-pending.ts'
import { endorseNews, unendorseNews } from './endorse-news.ts'
import { countMemberNews, listMemberNews } from './list-queries.ts'
import { presentRow, presentText } from './present.ts'
import { getRevision } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import { resolveComment } from './resolve-comment.ts'
import { forgetDraft, saveDraft } from './save-draft.ts'
import {
  commentParams,
  draftInput,
  draftSavedShape,
  memberNewsCircle,
  memberNewsCountsShape,
  memberNewsFilter,
  memberNewsRowShape,
  memberNewsShape,
  newNews,
  newsChange,
  newsId,
  revisionParams,
  revisionShape,
  voiceInput,
} from './schema.ts'
import { writeNews } from './write-news.ts'

export const listMyNews = endpoint({
  where: 'GET /member/news',
  summary:
    'Berita yang boleh Anda lihat di balik layar: milik sendiri, lembaga (PIC), yang menunggu tinjauan',
  gate: signedIn,
  query: memberNewsFilter,
  answer: z.array(memberNewsRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listMemberNews(db, actor!, query)
    return paged(rows.map(presentRow), paginate(total, query))
  },
})

export const countMyNews = endpoint({
  where: 'GET /member/news/counts',
  summary: 'Banyaknya berita dalam daftar itu menurut keadaannya; versi yang menunggu ikut terhitung',
  gate: signedIn,
  query: memberNewsCircle,
  answer: memberNewsCountsShape,
  run: async ({ db, actor, query }) => ok(await countMemberNews(db, actor!, query.whose)),
})

export const getMyNews = endpoint({
  where: 'GET /member/news/{id}',
  summary: 'Satu berita dengan isi, catatan, riwayat, versi yang menunggu dan apa yang bisa dilakukan',
  gate: signedIn,
  params: newsId,
  answer: memberNewsShape,
  run: async ({ db, actor, params }) => ok(await readMemberNews(db, actor!, params.id)),
})

export const getNewsRevision = endpoint({
  where: 'GET /member/news/{id}/revisions/{revision}',
  summary: 'Satu versi lama dari sebuah berita',
  gate: signedIn,
  params: revisionParams,
  answer: revisionShape,
  async run({ db, actor, params }) {
    const { text, ...cover } = await getRevision(db, actor!, params)
    return ok(presentText(text, cover))
  },
})

export const createMyNews = endpoint({
  where: 'POST /news',
  summary: 'Tulis berita: draf, atau langsung dikirim untuk ditinjau',
  gate: signedIn,
  body: newNews,
  answer: memberNewsShape,
  code: 201,
  failures: [409, 429],
  run: async ({ actor, body, ...services }) => created(await writeNews(services, actor!, body)),
})

export const changeMyNews = endpoint({
  where: 'PATCH /news/{id}',
  summary: 'Ubah isi atau keadaan sebuah berita',
  gate: signedIn,
  params: newsId,
  body: newsChange,
  answer: memberNewsShape,
  failures: [403, 409],
  run: async ({ actor, params, body, ...services }) =>
    ok(await changeNews(services, actor!, params.id, body)),
})

export const deleteMyNews = endpoint({
  where: 'DELETE /news/{id}',
  summary: 'Hapus draf sendiri; bisa dikembalikan selama 30 hari',
  gate: signedIn,
  params: newsId,
  answer: memberNewsShape,
  failures: [403, 409],
  run: async ({ actor, params, ...services }) => ok(await deleteNews(services, actor!, params.id)),
})

export const restoreMyNews = endpoint({
  where: 'POST /news/{id}/restoration',
  summary: 'Kembalikan draf yang dihapus',
  gate: signedIn,
  params: newsId,
  answer: memberNewsShape,
  failures: [403, 409],
  run: async ({ actor, params, ...services }) => ok(await restoreNews(services, actor!, params.id)),
})

export const discardMyPending = endpoint({
  where: 'DELETE /news/{id}/pending',
  summary: 'Buang versi baru yang belum dikirim; yang terbit tetap',
  gate: signedIn,
  params: newsId,
  answer: memberNewsShape,
  failures: [403, 409],
  run: async ({ actor, params, ...services }) => ok(await discardPending(services, actor!, params.id)),
})

export const createEndorsement = endpoint({
  where: 'POST /news/{id}/endorsement',
  summary: 'Dukung tulisan dari lembaga sendiri (PIC, moderator, sekretariat)',
  gate: signedIn,
  params: newsId,
  answer: memberNewsShape,
  failures: [403, 409],
  run: async ({ actor, params, ...services }) => ok(await endorseNews(services, actor!, params.id)),
})

export const deleteEndorsement = endpoint({
  where: 'DELETE /news/{id}/endorsement',
  summary: 'Cabut dukungan',
  gate: signedIn,
  params: newsId,
  answer: memberNewsShape,
  failures: [403, 409],
  run: async ({ actor, params, ...services }) => ok(await unendorseNews(services, actor!, params.id)),
})

export const putNewsParticipant = endpoint({
  where: 'PUT /member/news/{id}/participant',
  summary: 'Pilih lembaga asal tulisan sendiri: lembaga Anda, atau tanpa lembaga',
  gate: signedIn,
  params: newsId,
  body: voiceInput,
  answer: memberNewsShape,
  failures: [403, 409],
  run: async ({ actor, params: { id }, body: wish, ...parts }) => {
    const read = () => readMemberNews(parts.db, actor!, id)
    return ok(await setOwnInstitution(parts, actor!, { id, wish, read }))
  },
})

export const putNewsDraft = endpoint({
  where: 'PUT /member/news/{id}/draft',
  summary: 'Simpan isi penyunting tanpa membuat versi',
  gate: signedIn,
  params: newsId,
  body: draftInput,
  answer: draftSavedShape,
  failures: [403, 409],
  run: async ({ actor, params, body, ...services }) => ok(await saveDraft(services, actor!, params.id, body)),
})

const deleteNewsDraft = endpoint({
  where: 'DELETE /member/news/{id}/draft',
  summary: 'Buang isi penyunting yang tersimpan',
  gate: signedIn,
  params: newsId,
  answer: z.object({}),
  run: async ({ actor, params, ...services }) => ok(await forgetDraft(services, actor!, params.id)),
})

export const createResolution = endpoint({
  where: 'POST /news/{id}/comments/{comment}/resolution',
  summary: 'Tandai catatan selesai',
  gate: signedIn,
  params: commentParams,
  answer: memberNewsShape,
  failures: [403],
  run: async ({ actor, params, ...services }) => ok(await resolveComment(services, actor!, params, true)),
})

export const deleteResolution = endpoint({
  where: 'DELETE /news/{id}/comments/{comment}/resolution',
  summary: 'Buka lagi catatan yang ditandai selesai',
  gate: signedIn,
  params: commentParams,
  answer: memberNewsShape,
  failures: [403],
  run: async ({ actor, params, ...services }) => ok(await resolveComment(services, actor!, params, false)),
})

export const newsWritingEndpoints = [
  listMyNews,
  countMyNews,
  getMyNews,
  getNewsRevision,
  createMyNews,
  changeMyNews,
  deleteMyNews,
  restoreMyNews,
  discardMyPending,
  createEndorsement,
  deleteEndorsement,
  putNewsParticipant,
  putNewsDraft,
  deleteNewsDraft,
  createResolution,
  deleteResolution,
]

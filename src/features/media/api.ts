import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { signedIn, staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { changePicture, presentPicture, readPicture, removePicture } from './change-picture.ts'
import { listPictures } from './queries.ts'
import { deskPictureShape, mediaFilter, mediaParams, pictureChange, pictureShape } from './schema.ts'

export const listMedia = endpoint({
  where: 'GET /media',
  summary: 'Pustaka gambar: milik sendiri, dan yang tampil di halaman atau berita lembaga sendiri',
  gate: signedIn,
  query: mediaFilter,
  answer: z.array(pictureShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listPictures(db, actor!.id, query)
    return paged(rows.map(presentPicture), paginate(total, query))
  },
})

export const getPictureAtDesk = endpoint({
  where: 'GET /desk/media/{id}',
  summary: 'Satu gambar dengan izin orang di dalamnya dan tempat-tempat yang menampilkannya',
  gate: staffOnly,
  params: mediaParams,
  answer: deskPictureShape,
  run: async ({ db, actor, params: { id } }) => ok(await readPicture(db, actor!, id)),
})

export const patchPicture = endpoint({
  where: 'PATCH /desk/media/{id}',
  summary: 'Catat apa yang tampak di sebuah gambar, dan apakah orangnya mengizinkan',
  gate: staffOnly,
  params: mediaParams,
  body: pictureChange,
  answer: deskPictureShape,
  failures: [409],
  run: async ({ actor, params: { id }, body, ...services }) =>
    ok(await changePicture(services, actor!, id, body)),
})

export const deletePictureAtDesk = endpoint({
  where: 'DELETE /desk/media/{id}',
  summary: 'Hapus gambar yang tidak tampil di mana pun',
  gate: staffOnly,
  params: mediaParams,
  answer: deskPictureShape,
  failures: [409],
  run: async ({ actor, params: { id }, ...services }) => ok(await removePicture(services, actor!, id)),
})

export const mediaEndpoints = [listMedia, getPictureAtDesk, patchPicture, deletePictureAtDesk]

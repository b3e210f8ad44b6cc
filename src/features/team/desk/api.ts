import { entryEndpoints } from '../../content/entry-endpoints.ts'
import { deskMemberShape, deskTeamFilter, memberChange, newMember } from './schema.ts'
import { teamEntries } from './team-entries.ts'

export const deskTeamEndpoints = entryEndpoints({
  noun: 'team',
  kind: teamEntries,
  shape: deskMemberShape,
  rowShape: deskMemberShape,
  filter: deskTeamFilter,
  newBody: newMember,
  changeBody: memberChange,
  summaries: {
    list: 'Semua orang jaringan bagi sekretariat, menurut kelompok dan urutan',
    get: 'Satu orang jaringan bagi sekretariat',
    make: 'Tambah seorang ke kelompok kerja, pengurus region, atau sekretariat',
    change: 'Ubah data atau urutan seorang jaringan',
    remove: 'Keluarkan seorang; tiga puluh hari lamanya bisa dikembalikan',
    restore: 'Kembalikan seorang yang dikeluarkan',
  },
})

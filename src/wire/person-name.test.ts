import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

const isTaken = (name: string) => personName('Tulis nama.').safeParse(name).success

test.each([
  'Klik https://contoh.example',
  'http://x',
  'hxxp://contoh',
  'www.contoh.example',
  'Menang WWW.CONTOH.EXAMPLE',
  'Maria (www.contoh.id)',
  'maria@contoh.example',
  '@maria',
  'Maria ＠contoh',
  'ｗｗｗ．contoh',
  'w\u200bww.contoh.id',
  'https:\u200b//contoh',
  'contoh.id/hadiah',
])('personName: %j is refused', (name) => expect(isTaken(name)).toBe(false))

test.each([
  'Maria Natalia Tefa',
  'Dr. Ir. H. Rambu Lawa, S.Pd., M.Si.',
  'Ny. A. A. Ayu',
  'Yohanis a/n Lembaga',
  'K.H. Wwandi',
  "O'Neil-Taneo",
  '李小龍',
  'Kelompok No. 7: Tani',
])('personName: %j is taken', (name) => expect(isTaken(name)).toBe(true))

/** The threads of a scene by what they show, as CSS hex colours; `light` is the palest, `glow` lamps and fire. */
const threads = [
  'sky',
  'line',
  'cloud',
  'sun',
  'far',
  'mid',
  'near',
  'dark',
  'land',
  'soil',
  'sea',
  'foam',
  'leaf',
  'frond',
  'roof',
  'wall',
  'light',
  'glow',
] as const
export type SceneDyes = Record<(typeof threads)[number], string>

export const hours = ['fajar', 'siang', 'senja', 'malam'] as const

/** Two cloths for each hour of the day, in that order, each thread in the column of its name. */
export const days = dyesFrom(`
  sky    line   cloud  sun    far    mid    near   dark   land   soil   sea    foam   leaf   frond  roof   wall   light  glow
  f8e6d6 f2b04b f2b04b f28a1e aecbf1 1456b8 0d3f8c 0a2350 eda536 d8851c 1456b8 aecbf1 1f4d40 33705b 8c2f27 c9621a fff4dd f28a1e
  d6e5f9 f8e6d6 f8e6d6 f28a1e aecbf1 a94c3e 8c2f27 551814 f2b04b a94c3e aecbf1 f8e6d6 551814 8c2f27 0a2350 c9621a fff4dd f28a1e
  1456b8 0d3f8c dbe8fa f6ae55 0d3f8c 33705b 1f4d40 0a2350 f6ae55 d8851c 0d3f8c dbe8fa 12312a 33705b 8c2f27 f4e4c9 dbe8fa f6ae55
  efe7d7 dccfb5 dccfb5 c9621a aecbf1 33705b 1f4d40 0a2350 eda536 c9621a aecbf1 1456b8 12312a 33705b 8c2f27 1456b8 fff4dd c9621a
  eda536 d8851c d8851c fff4dd d8851c 9d4b0a 6a3517 3d1d0b d8851c 9d4b0a 9d4b0a fff4dd 3d1d0b 6a3517 551814 9d4b0a fff4dd fff4dd
  8c2f27 a94c3e a94c3e f2b04b a94c3e 551814 3d1d0b 2a0f08 c9621a 551814 551814 f2b04b 2a0f08 551814 2a0f08 551814 f8e6d6 f2b04b
  0a2350 1d4488 1d4488 dfe9f8 1d4488 0d3f8c 061735 061735 1d4488 0d3f8c aecbf1 1d4488 061735 12312a 061735 1d4488 aecbf1 f28a1e
  12312a 1f4d40 1f4d40 e8f0df 1f4d40 33705b 0a2350 0a1d1a 33705b 1f4d40 e8f0df 33705b 0a1d1a 1f4d40 0a1d1a 33705b e8f0df f2a43c
`)

/** Eight evenings, for a scene that plays when the lamp is lit; their skies are close to those of the days. */
export const evenings = dyesFrom(`
  sky    line   cloud  sun    far    mid    near   dark   land   soil   sea    foam   leaf   frond  roof   wall   light  glow
  3d1d0b 6a3517 6a3517 f4e4c9 6a3517 551814 2a0f08 2a0f08 6a3517 551814 f4e4c9 6a3517 2a0f08 551814 2a0f08 6a3517 f4e4c9 f0a03c
  d6e5f9 aecbf1 aecbf1 f28a1e aecbf1 1456b8 1456b8 0a2350 1456b8 0d3f8c fff4dd aecbf1 0a2350 0d3f8c 0a2350 0d3f8c fff4dd f28a1e
  0d3f8c 1456b8 f2b04b f8e6d6 1456b8 1d4488 0a2350 0a2350 1d4488 0a2350 aecbf1 1d4488 0a2350 0d3f8c 0a2350 1d4488 aecbf1 f2b04b
  33705b 1f4d40 1f4d40 f8e6d6 1f4d40 12312a 12312a 0a1d1a 1f4d40 12312a e8f0df 1f4d40 0a1d1a 12312a 0a1d1a 1f4d40 e8f0df f2a43c
  9d4b0a d8851c d8851c fff4dd c9621a 6a3517 3d1d0b 3d1d0b 9d4b0a 6a3517 fff4dd d8851c 3d1d0b 6a3517 3d1d0b 6a3517 fff4dd f6ae55
  551814 8c2f27 8c2f27 f8e6d6 8c2f27 3d1d0b 2a0f08 2a0f08 8c2f27 3d1d0b f8e6d6 8c2f27 2a0f08 551814 2a0f08 8c2f27 f8e6d6 f2b04b
  0a2350 1d4488 1d4488 dfe9f8 1d4488 0d3f8c 061735 061735 1d4488 0d3f8c aecbf1 1d4488 061735 12312a 061735 1d4488 aecbf1 f28a1e
  12312a 1f4d40 1f4d40 e8f0df 1f4d40 33705b 0a2350 0a1d1a 33705b 1f4d40 e8f0df 33705b 0a1d1a 1f4d40 0a1d1a 33705b e8f0df f2a43c
`)

function dyesFrom(table: string): SceneDyes[] {
  const [, ...rows] = table.trim().split('\n')
  return rows.map((row) => {
    const colours = row.trim().split(/ +/)
    return Object.fromEntries(threads.map((name, index) => [name, `#${colours[index]}`])) as SceneDyes
  })
}

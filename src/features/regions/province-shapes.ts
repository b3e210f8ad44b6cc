/** The 34 shapes of the map: Kemendagri code → the map's own name. */
export const shapes: Readonly<Record<string, string>> = {
  11: 'ac',
  12: 'su',
  13: 'sb',
  14: 'ri',
  15: 'ja',
  16: 'ss',
  17: 'be',
  18: 'la',
  19: 'bb',
  21: 'kr',
  31: 'jk',
  32: 'jb',
  33: 'jt',
  34: 'yo',
  35: 'ji',
  36: 'bt',
  51: 'ba',
  52: 'nb',
  53: 'nt',
  61: 'kb',
  62: 'kt',
  63: 'ks',
  64: 'ki',
  65: 'ku',
  71: 'sa',
  72: 'st',
  73: 'sn',
  74: 'sg',
  75: 'go',
  76: 'sr',
  81: 'ma',
  82: 'mu',
  91: 'pa',
  92: 'pb',
}

/** The four provinces newer than the map, with the provinces they were part of. */
const parents: Readonly<Record<string, string>> = { 93: '91', 94: '91', 95: '91', 96: '92' }

/** Code of the shape that contains a province (Kemendagri code). */
export const shapeOf = (code: string): string => parents[code] ?? code

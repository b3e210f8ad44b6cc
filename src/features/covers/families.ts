export type CoverFamily = 'mengkudu' | 'daun' | 'samudra' | 'langit' | 'kunyit' | 'indigo' | 'katun' | 'soga'

/** The five colours of one dye family, as CSS hex colours. */
export type Dyes = { ground: string; main: string; second: string; accent: string; dark: string }

/** Every colour family with its five roles: the cloth's ground, and four threads in falling loudness. */
export const coverFamilies: Record<CoverFamily, Dyes> = {
  mengkudu: { ground: '#8c2f27', main: '#f8e6d6', second: '#a94c3e', accent: '#f2b04b', dark: '#551814' },
  daun: { ground: '#1f4d40', main: '#e8f0df', second: '#33705b', accent: '#f2a43c', dark: '#12312a' },
  samudra: { ground: '#1456b8', main: '#dbe8fa', second: '#0d3f8c', accent: '#f6ae55', dark: '#0a2350' },
  langit: { ground: '#d6e5f9', main: '#0a2350', second: '#aecbf1', accent: '#f28a1e', dark: '#1456b8' },
  kunyit: { ground: '#eda536', main: '#fff4dd', second: '#d8851c', accent: '#0a2350', dark: '#9d4b0a' },
  indigo: { ground: '#0a2350', main: '#dfe9f8', second: '#1d4488', accent: '#f28a1e', dark: '#061735' },
  katun: { ground: '#efe7d7', main: '#0a2350', second: '#dccfb5', accent: '#c9621a', dark: '#1456b8' },
  soga: { ground: '#6a3517', main: '#f4e4c9', second: '#8f5226', accent: '#f0a03c', dark: '#3d1d0b' },
}

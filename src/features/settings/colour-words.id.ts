export const asText = 'sebagai tulisan di atas latar krem'
export const belowText = 'di bawah tulisan gelap'

type Problem = { colour: string; has: string; needs: string; better: string }

export const cannotBeRead = ({ colour, has, needs, better }: Problem) =>
  `Kontras ${colour} hanya ${has}; perlu ${needs}. Warna terdekat yang terbaca: ${better}.`

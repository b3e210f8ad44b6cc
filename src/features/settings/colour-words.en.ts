export const asText = 'as text on the cream background'
export const belowText = 'below dark text'

type Problem = { colour: string; has: string; needs: string; better: string }

export const cannotBeRead = ({ colour, has, needs, better }: Problem) =>
  `The contrast of ${colour} is only ${has}; it needs ${needs}. The nearest readable colour: ${better}.`

export const saveAsPlain = 'Save it again as “Plain SVG”, or send a PNG.'
export const noLogo = 'This file is neither SVG nor PNG. Save the logo as SVG or PNG, then send it again.'
export const logoDamaged =
  'This file is incomplete or damaged. Save the logo again as SVG or PNG, then send it once more.'
export const logoTooLarge =
  'This image is too large. At most 40 megapixels; make it smaller, then send it again.'
export const svgTooComplex = 'This SVG is too complex for a logo. Simplify the drawing, or send a PNG.'
export const svgScript = (instead: string) =>
  `This SVG contains a script, which a logo may not have. ${instead}`
export const svgPage = (instead: string) => `This SVG contains a web page (foreignObject). ${instead}`
export const svgRemote = (instead: string) =>
  `This SVG fetches something from another address or file. ${instead}`
export const svgDtd = (instead: string) =>
  `This SVG uses XML shorthand (DTD), which can’t be checked. ${instead}`
export const svgPhoto = 'This SVG only wraps a photo. Send the logo as PNG.'
export const svgText =
  'This SVG contains writing in a font of your computer. Turn the writing into curves (Convert to paths, Create outlines), then send it again.'
export const svgUnknown = (instead: string) => `This SVG uses parts that the site does not know. ${instead}`
export const svgSizeless = (instead: string) => `This SVG does not state its size (viewBox). ${instead}`
export const logoTooLong =
  'This logo is too long. It may be at most six times as wide as it is high, and twice as high as it is wide.'

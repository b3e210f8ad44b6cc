type Size = { width: number; height: number }

/** The cropped square: its centre in pixels of the image; zoom 1 is the largest possible square. */
export type Crop = { x: number; y: number; zoom: number }

export const MAX_ZOOM = 4

export const startCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Position of the square, always inside the image. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

/** @param by offset right and down, in sides of the square */
export const moved = (crop: Crop, size: Size, by: { x: number; y: number }): Crop => {
  const { side } = squareOf(crop, size)
  return within({ ...crop, x: crop.x + by.x * side, y: crop.y + by.y * side }, size)
}

export const zoomed = (crop: Crop, size: Size, zoom: number): Crop =>
  within({ ...crop, zoom: clamp(zoom, 1, MAX_ZOOM) }, size)

function within(crop: Crop, size: Size): Crop {
  const half = squareOf(crop, size).side / 2
  return { ...crop, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, moved, squareOf, zoomed } from './crop-geometry.ts'
import { cropArea } from './words.id.ts'

/** Side of the canvas in pixels; shown at half size for high-density screens. */
const PIXELS = 600

type CropViewProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
}
const ZOOM_STEP = 1.1

/** The cropped square: one finger or the mouse moves it, two fingers or keys zoom, keys move it too. */
export function CropView({ picture, crop, onChange }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  useEffect(() => {
    const { left, top, side } = squareOf(crop, picture)
    const context = canvas.current?.getContext('2d')
    context?.clearRect(0, 0, PIXELS, PIXELS)
    context?.drawImage(picture, left, top, side, side, 0, 0, PIXELS, PIXELS)
  }, [picture, crop])

  const drag = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    const shown = canvas.current!.clientWidth
    const turned = other
      ? zoomed(crop, picture, (crop.zoom * distance(now, other)) / Math.max(1, distance(before, other)))
      : crop
    const share = shown * (other ? 2 : 1)
    onChange(moved(turned, picture, { x: (before.x - now.x) / share, y: (before.y - now.y) / share }))
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const factor = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }[event.key]
    if (!step && !factor) return
    event.preventDefault()
    onChange(step ? moved(crop, picture, step) : zoomed(crop, picture, crop.zoom * factor!))
  }
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move what is seen here, as the pointer does
      tabIndex={0}
      role="application"
      aria-label={cropArea}
      className="relative mx-auto mt-4 aspect-square w-75 max-w-full cursor-move touch-none overflow-hidden rounded-cloth bg-kain"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={press}
    >
      <canvas ref={canvas} width={PIXELS} height={PIXELS} className="block size-full" />
      <span className="pointer-events-none absolute inset-0 rounded-full border-2 border-white shadow-[0_0_0_999px_var(--color-veil)]" />
    </div>
  )
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)

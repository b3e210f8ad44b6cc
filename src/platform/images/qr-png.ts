import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Pixels per module. */
const SCALE = 6
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Encodes a text as a QR code in a PNG (W3C PNG, one bit per pixel): mail programs show no SVG. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const width = size * SCALE
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(width, 4)
  // One bit of grey; default compression, filter and interlace.
  header[8] = 1
  const lines = data.flatMap((row) => Array<Buffer>(SCALE).fill(lineOf(row)))
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(lines)))]
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

/** A row of pixels, white for a set bit, after the filter byte "none". */
function lineOf(row: readonly boolean[]): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * SCALE) / 8))
  for (let x = 0; x < row.length * SCALE; x += 1)
    if (!row[Math.floor(x / SCALE)]) line[1 + (x >> 3)]! |= 0x80 >> (x & 7)
  return line
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

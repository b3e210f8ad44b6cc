import { zipSync } from 'fflate'
import sharp from 'sharp'
import type { HostileFile } from './hostile-files.ts'

const SCRIPT = '<script>alert(document.cookie)</script>'
const text = (words: string) => Buffer.from(words, 'latin1')

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })

const file = (name: string, bytes: Uint8Array, more: Partial<HostileFile> = {}): HostileFile => ({
  name,
  purpose: 'content',
  bytes,
  ...more,
})

/** Pictures that are invalid, multiple, too large, or truncated. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = [
    await noise(300, 200).jpeg().toBuffer(),
    await noise(300, 200).png().toBuffer(),
    await noise(300, 200).webp().toBuffer(),
  ]
  return [
    ...(await bombs(jpeg, png, webp)),
    ...halves({ jpeg, png, webp }),
    ...(await otherKinds()),
    ...pretenders(),
    ...(await polyglots(jpeg, png)),
  ]
}

/** Few bytes that would need gigabytes: by their actual size, or by their header. */
async function bombs(jpeg: Buffer, png: Buffer, webp: Buffer) {
  const large = await flat(14_000, 14_000).png({ compressionLevel: 9 }).toBuffer()
  const tall = await flat(1, 65_000).png().toBuffer()
  return [
    file('14,000² pixels', large),
    file('14,000² pixels for a profile', large, { purpose: 'avatar' }),
    file('41 megapixels as JPEG', await flat(8_200, 5_001).jpeg({ quality: 1 }).toBuffer()),
    file('150 megapixels as WebP', await flat(12_300, 12_300).webp({ effort: 0, quality: 1 }).toBuffer()),
    file('a PNG that says 60,000²', withPngSize(png, 60_000, 60_000)),
    file('a PNG that says 2³¹', withPngSize(png, 0x7fffffff, 0x7fffffff)),
    file('a PNG of no size', withPngSize(png, 0, 0)),
    file('a JPEG that says 65,535²', withJpegSize(jpeg, 65_535, 65_535)),
    file('a JPEG of no size', withJpegSize(jpeg, 0, 0)),
    file(
      'a WebP that says it is 4 GB',
      Buffer.concat([webp.subarray(0, 4), Buffer.alloc(4, 0xff), webp.subarray(8, 40)]),
    ),
    file('more than a profile takes', Buffer.concat([jpeg, Buffer.alloc(5_000_000)]), { purpose: 'avatar' }),
    file('more than a text takes', Buffer.concat([jpeg, Buffer.alloc(15_000_000)])),
    file('one pixel wide, cut', tall.subarray(0, tall.length - 60)),
  ]
}

const halves = (whole: Record<string, Buffer>) =>
  Object.entries(whole).flatMap(([kind, bytes]) =>
    [9, 40, 200, bytes.length / 2].map((length) =>
      file(`${Math.round(length)} bytes of a ${kind}`, bytes.subarray(0, length)),
    ),
  )

async function otherKinds() {
  const small = noise(40, 30)
  return [
    file('a GIF', await small.gif().toBuffer()),
    file('a TIFF', await small.tiff().toBuffer()),
    file('an AVIF', await small.avif().toBuffer()),
    file('a BMP', Buffer.concat([text('BM'), Buffer.alloc(80)])),
    file('an icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 4, 0, 0, 0, 22, 0, 0, 0])),
    file('a JPEG XL', Buffer.concat([Buffer.from([0xff, 0x0a]), Buffer.alloc(60)])),
    file('a HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), Buffer.alloc(200)])),
    file('a Photoshop file', Buffer.concat([text('8BPS\0\x01'), Buffer.alloc(100)])),
    file('PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage')),
    file(
      'an image magick script',
      text('push graphic-context\nfill \'url(https://127.0.0.1/x"|ls "-la)\'\npop graphic-context'),
    ),
  ]
}

const pretenders = () => [
  file('an SVG', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)),
  file(
    'an SVG with entities',
    text(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>`,
    ),
  ),
  file(
    'an SVG that reads a file',
    text(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/passwd"/></svg>',
    ),
  ),
  file('a page', text(`<!doctype html><html>${SCRIPT}</html>`)),
  file('a page behind a mark', text(`\xef\xbb\xbf<html>${SCRIPT}</html>`)),
  file('a script', text('alert(document.cookie)')),
  file('PHP', text('<?php system($_GET["c"]);')),
  file('a shell script', text('#!/bin/sh\nid')),
  file('a program of Windows', Buffer.concat([text('MZ'), Buffer.alloc(300)])),
  file('a program of Linux', Buffer.concat([text('\x7fELF\x02\x01\x01'), Buffer.alloc(300)])),
  file('a PDF', text('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n')),
  file('a zip', zipSync({ 'a.html': text(SCRIPT) })),
  file('a film', Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom'), Buffer.alloc(200)])),
  file('random bytes', Buffer.from(Array.from({ length: 3_000 }, (_, n) => (n * 7_919 + 13) % 251))),
  file('zeros', Buffer.alloc(1_000)),
  file('a byte', Buffer.from([0xff])),
  file('the head of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
  file(
    'the head of a PNG and a page',
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), text(SCRIPT.repeat(20))]),
  ),
  file(
    'the head of a JPEG and a page',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text(SCRIPT.repeat(20))]),
  ),
  file('GIF and script in one', text(`GIF89a/*${'\0'.repeat(30)}*/=1;alert(1)`)),
]

/** Valid pictures with other data in or after them. */
async function polyglots(jpeg: Buffer, png: Buffer) {
  const marker = 'SURAT-JAHAT'
  const evil = text(`${marker}${SCRIPT}`)
  const archive = zipSync({ 'jahat.html': [evil, { level: 0 }] })
  const commented = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, 0, evil.length + 2]),
    evil,
    jpeg.subarray(2),
  ])
  return [
    file('a JPEG and a page', Buffer.concat([jpeg, evil]), { marker }),
    file('a JPEG and an archive', Buffer.concat([jpeg, archive]), { marker }),
    file('a JPEG with a page as comment', commented, { marker }),
    file(
      'a JPEG with a page as camera data',
      await sharp(jpeg)
        .withExif({ IFD0: { ImageDescription: evil.toString() } })
        .toBuffer(),
      { marker },
    ),
    file('a PNG and an archive', Buffer.concat([png, archive]), { marker }),
    file('a PNG for a profile and a page', Buffer.concat([png, evil]), { marker, purpose: 'avatar' }),
  ]
}

function withPngSize(png: Buffer, width: number, height: number) {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

function withJpegSize(jpeg: Buffer, width: number, height: number) {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

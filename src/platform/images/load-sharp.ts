import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/**
 * The picture library, loaded with the first picture. It reads the kinds that we take and our own drawings, nothing
 * else that it could: each reader is a way in.
 */
export const loadSharp = () => (loading ??= load())

async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
  })
  // What was read is not read again, and one picture gets one thread.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

import type { Bucket } from './s3-files.ts'

/**
 * Reads `s3://key:secret@host/bucket/folder?region=…&tls=0`; key and secret are percent-encoded.
 * @returns null for any other text
 */
export function bucketOf(text: string): Bucket | null {
  const url = URL.parse(text)
  const [, name = '', ...folders] = url?.pathname.split('/') ?? []
  if (url?.protocol !== 's3:' || !url.username || !url.password || !name) return null
  const folder = folders.filter(Boolean).join('/')
  return {
    endpoint: `${url.searchParams.get('tls') === '0' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    name,
    prefix: folder && `${folder}/`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

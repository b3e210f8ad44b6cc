import { join } from 'node:path'
import { diskFiles } from './disk-files.ts'
import type { Files } from './files.ts'
import { type Bucket, forRequests, type StoreLimits, s3Files } from './s3-files.ts'

/**
 * Opens a file store: `area` is a folder of the data folder, or the prefix of the names in the bucket.
 * @param bucket null for the disk
 * @param limits timeouts of a bucket: those of requests, or `patient` for background work
 */
export function openFiles(
  { dataDir, bucket }: { dataDir: string; bucket: Bucket | null },
  area: string,
  limits: StoreLimits = forRequests,
): Files {
  if (!bucket) return diskFiles(join(dataDir, area))
  return s3Files({ ...bucket, prefix: `${bucket.prefix}${area}/` }, limits)
}

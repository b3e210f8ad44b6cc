import { join } from 'node:path'
import { storeErrorsOf } from '../metrics.ts'
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
  const files = bucket
    ? s3Files({ ...bucket, prefix: `${bucket.prefix}${area}/` }, limits)
    : diskFiles(join(dataDir, area))
  return withCountedErrors(files, area)
}

/** The same store, with its failures in the metrics. */
function withCountedErrors(files: Files, area: string): Files {
  const counted = <Given extends unknown[], Answer>(
    operation: string,
    run: (...given: Given) => Promise<Answer>,
  ) => {
    const errors = storeErrorsOf(area, operation)
    return (...given: Given) =>
      run(...given).catch((error: unknown) => {
        errors.inc()
        throw error
      })
  }
  return {
    ...files,
    put: counted('put', files.put),
    get: counted('get', files.get),
    head: counted('head', files.head),
    remove: counted('remove', files.remove),
  }
}

const BATCH = 500

/**
 * Iterates over all rows by id, one batch at a time, with back-pressure.
 * @param read the rows with `id > after`, ordered by id, at most `limit`
 */
export async function* inBatches<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after = 0
  for (;;) {
    const rows = await read(after, BATCH)
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

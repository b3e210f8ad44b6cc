const BATCH = 500

/**
 * Every row in the order of ids, read a batch at a time and no faster than it is taken.
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

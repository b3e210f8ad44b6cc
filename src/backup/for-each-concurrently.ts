/** Runs `work` on each item with limited concurrency; the first failure stops it once the running ones are done. */
export async function forEachConcurrently<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  for await (const item of items) {
    if (failures.length) break
    const done = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(done))
    running.add(done)
    if (running.size >= width) await Promise.race(running)
  }
  await Promise.all(running)
  if (failures.length) throw failures[0]
}

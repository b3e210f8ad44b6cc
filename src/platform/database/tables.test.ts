import { expect, inject, test } from 'vitest'
import { tableTypes } from './table-types.ts'

test('the table types are those of the migrated database', async () => {
  await expect(await tableTypes(inject('ownerUrl'))).toMatchFileSnapshot('./tables.ts')
})

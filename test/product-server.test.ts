import { expect, test } from 'vitest'
import { Product } from './product-server.ts'

test('reports at once, with its own log, a server that cannot start', async () => {
  await expect(Product.create({ DATABASE_URL: 'nowhere' })).rejects.toThrow(
    /^the server ended with 1: .*Some settings are wrong:\\n {2}- DATABASE_URL must be a PostgreSQL address/,
  )
}, 60_000)

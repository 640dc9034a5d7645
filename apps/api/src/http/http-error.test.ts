import { refusalSchema } from '@meridian-2117/contract'
import { refusalCodes } from '@meridian-2117/contract/messages/refusal-codes'
import { expect, test } from 'vitest'
import { HttpError, errorBody } from './http-error.ts'

/** Never runs: the compiler has to refuse each marked line, and reports a marked line that it accepts. */
function misuses() {
  // @ts-expect-error -- a refusal without a code
  void new HttpError(404, 'Item not found')
  // @ts-expect-error -- a code that the contract does not know
  void new HttpError(404, 'no_such_item', 'Item not found')
  // @ts-expect-error -- a body without a code
  void errorBody('Item not found')
  void new HttpError(404, 'not_found', 'Item not found')
}

test('lets no refusal compile without a code of the contract', () => {
  expect(misuses).toBeInstanceOf(Function)
})

test.each(refusalCodes)('sends %s as the contract declares it', (code) => {
  expect(refusalSchema.parse(errorBody(code, 'No'))).toEqual(errorBody(code, 'No'))
})

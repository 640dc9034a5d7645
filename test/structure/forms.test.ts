import { expect, test } from 'vitest'
import { faultsIn } from '../html-rules.ts'

const form = (method: string) =>
  `<form${method}><label>Password <input type="password" name="password"></label><button type="submit">Log In</button></form>`

test.each([
  ['', ['element-required-attributes at form: <form> is missing required "method" attribute']],
  [' method="get"', ['attribute-allowed-values at form: Attribute "method" has invalid value "get"']],
  [' method="post"', []],
])('keeps the fields of a form with the attributes "%s" out of the address', async (method, faults) => {
  expect(await faultsIn(form(method), 'part')).toEqual(faults)
})

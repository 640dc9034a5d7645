import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { nextAddress, openTestApp, signUpPlayer } from '../../test/open-test-app.ts'
import { openDatabase } from './open.ts'

/** Creates a database with these options of `create database`. Returns its address. */
async function databaseWith(options: string): Promise<string> {
  const url = inject('postgresUrl')
  if (url === undefined) throw new Error('These tests need PostgreSQL')
  const name = `locale_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  await admin.query(`create database ${name} template template0 ${options}`)
  return url.replace(/\/postgres$/, `/${name}`)
}

const locales = [
  ['Turkish', `locale_provider icu icu_locale 'tr-TR' locale 'C'`],
  ['no language', `locale 'C'`],
]

test.each(locales)('compares e-mails alike in a database of %s', async (_locale, options) => {
  const server = await openTestApp({ location: { url: await databaseWith(options) } })
  onTestFinished(server.close)
  for (const [email, other] of [
    ['INFO@X.ORG', 'info@x.org'],
    ['ada@ÖZGÜR.org', 'ada@özgür.org'],
  ] as const) {
    const { password } = await signUpPlayer(server, email)
    const enter = (call: string, Email: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/user/${call}`,
        remoteAddress: nextAddress(),
        payload: { Email, Password: password, ConfirmPassword: password },
      })
    expect([(await enter('login', other)).statusCode, (await enter('signup', other)).statusCode]).toEqual([
      200, 409,
    ])
  }
})

test.each(locales)('searches in any case in a database of %s', async (_locale, options) => {
  const server = await openTestApp({ location: { url: await databaseWith(options) } })
  onTestFinished(server.close)
  const titlesOf = async (text: string) =>
    (await server.stores.items.find(text, 10)).nfas.map(({ title }) => title)
  expect(await titlesOf('INTERCEPTOR')).toEqual(await titlesOf('interceptor'))
  expect(await titlesOf('kestrel interceptor')).toEqual(['Kestrel Interceptor'])
})

test.each(['LATIN1', 'SQL_ASCII'])('refuses a database of the encoding %s in words', async (encoding) => {
  const url = await databaseWith(`encoding '${encoding}' locale 'C'`)
  await expect(openDatabase({ url })).rejects.toThrow(
    `The database of DATABASE_URL is encoded as ${encoding}, which cannot hold every name and title. Create it with: createdb --encoding=UTF8 --template=template0 NAME`,
  )
})

/** The least a server can be: the product's Fastify, one constant answer, and the floor site's files. Prints its address. */
import { createRequire } from 'node:module'

/** What the floor needs of Fastify, which is the API's dependency and not this folder's. */
interface App {
  get(path: string, answer: () => Promise<unknown>): void
  post(path: string, answer: () => Promise<unknown>): void
  register(plugin: unknown, options: object): PromiseLike<unknown>
  setNotFoundHandler(answer: (request: unknown, reply: { sendFile(name: string): unknown }) => unknown): void
  listen(options: { port: number; host: string }): Promise<string>
}

const api = createRequire(new URL('../../apps/api/package.json', import.meta.url))
const { fastify } = api('fastify') as { fastify: () => App }
const fastifyStatic: unknown = api('@fastify/static')

const app = fastify()
app.get('/constant', async () => ({ exist: 'no' }))
app.post('/constant', async () => ({ exist: 'no' }))
await app.register(fastifyStatic, { root: process.argv[2]!, preCompressed: true })
app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'))
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))

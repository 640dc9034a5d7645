import type { FastifyInstance } from 'fastify'

/** An answer that has been given, for those who log and count. */
export interface Answered {
  /** The call's id, as the log names it. */
  id: string
  method: string
  /** The pattern of its address; absent where none fits. */
  route: string | undefined
  status: number
  /** How long it took. */
  ms: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Each hears of every answer, also of those that the framework has no part in. */
    answerListeners: ((answer: Answered) => void)[]
  }
}

/** Lets listeners hear of answers; what comes back tells them of one that the framework has no part in. */
export function tellAnswers(app: FastifyInstance): (answer: Answered) => void {
  app.decorate('answerListeners', [])
  const tell = (answer: Answered) => {
    for (const hear of app.answerListeners) hear(answer)
  }
  app.addHook('onResponse', (request, reply, done) => {
    tell({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    })
    done()
  })
  return tell
}

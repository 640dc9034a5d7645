import type { FastifyBaseLogger } from 'fastify'

/** What tells a logger from its parent. */
type Child = Parameters<FastifyBaseLogger['child']>

/**
 * The log of one call, whose id stands in each of its lines. The logger behind it is made with the first of them, as that
 * takes its time, and most calls have none.
 */
export class CallLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #call: Child
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, ...call: Child) {
    this.#parent = parent
    this.#call = call
  }

  get level() {
    return this.#own.level
  }

  child(...part: Child): FastifyBaseLogger {
    return this.#own.child(...part)
  }

  fatal(...line: unknown[]): void {
    this.#say('fatal', line)
  }

  error(...line: unknown[]): void {
    this.#say('error', line)
  }

  warn(...line: unknown[]): void {
    this.#say('warn', line)
  }

  info(...line: unknown[]): void {
    this.#say('info', line)
  }

  debug(...line: unknown[]): void {
    this.#say('debug', line)
  }

  trace(...line: unknown[]): void {
    this.#say('trace', line)
  }

  silent(...line: unknown[]): void {
    this.#say('silent', line)
  }

  #say(level: Exclude<keyof FastifyBaseLogger, 'level' | 'child'>, line: unknown[]): void {
    Reflect.apply(this.#own[level], this.#own, line)
  }

  get #own(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(...this.#call))
  }
}

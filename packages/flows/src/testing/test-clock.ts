import { SimulatedClock, type AnyActor } from 'xstate'

/** Stands still until the test advances it, and knows when its timers are due. */
export class TestClock extends SimulatedClock {
  private readonly due = new Map<number, number>()

  override setTimeout(run: () => void, ms: number): number {
    const id = super.setTimeout(() => {
      this.due.delete(id)
      run()
    }, ms)
    this.due.set(id, this.now() + ms)
    return id
  }

  override clearTimeout(id: number): void {
    this.due.delete(id)
    super.clearTimeout(id)
  }

  /** Some timer runs. */
  get isRunning(): boolean {
    return this.due.size > 0
  }

  /** Advances to the next timer; without one, time stands still. */
  toNextTimer(): void {
    if (this.isRunning) this.set(Math.min(...this.due.values()))
  }

  /**
   * Advances exactly to the event of one of the flow's own timers, as set by the machine, firing earlier timers on the
   * way. Throws when no such timer runs.
   */
  pass(actor: AnyActor, type: string): void {
    const running = () => {
      const { _scheduledEvents: timers } = actor.system.getSnapshot()
      return Object.values(timers)
    }
    const timer = running().find(({ event }) => event.type === type)
    if (!timer) throw new Error(`No timer "${type}" is running`)
    while (running().includes(timer)) this.toNextTimer()
  }
}

import { SimulatedClock, type AnyActor } from 'xstate'

/** Stands still until the test advances it, and knows the due times of its timers. */
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

  get isRunning(): boolean {
    return this.due.size > 0
  }

  /** Advances to the next timer; does nothing without one. */
  toNextTimer(): void {
    if (this.isRunning) this.set(Math.min(...this.due.values()))
  }

  /**
   * Advances exactly to the event of one of the flow's own timers, and fires earlier timers on the way. Throws when no
   * such timer runs.
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

import { SimulatedClock, type AnyActor } from 'xstate'

/** Stands still until the test moves it, and knows when its timers are due. */
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

  /** Moves to the moment of the next timer; without one, time does not matter and stands still. */
  toNextTimer(): void {
    if (this.isRunning) this.set(Math.min(...this.due.values()))
  }

  /**
   * Lets exactly the time pass after which the flow hears the event of one of its own timers, and all that comes due
   * before. How long that is, the machine said when it set the timer. Throws when no such timer runs.
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

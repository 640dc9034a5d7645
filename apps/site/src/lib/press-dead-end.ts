/** Answers a press on something that leads nowhere. What is told of it comes when somebody presses. */
export function pressDeadEnd(label: string): void {
  import('./dead-ends.ts').then(
    ({ deadEnds }) => console.log(deadEnds[label] ?? label),
    () => console.log(label),
  )
}

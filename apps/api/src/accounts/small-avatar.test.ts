import { execFile, type ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { smallAvatar } from './small-avatar.ts'

/** A few hundred bytes that are decoded into 16 megapixels with ten bits for each color. */
let largest: Uint8Array
beforeAll(async () => {
  largest = await blank(4000, 4000).avif({ bitdepth: 10, chromaSubsampling: '4:4:4', effort: 0 }).toBuffer()
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 128, b: 128, alpha: 0.5 } } })

/** Runs a program of Node; returns its peak memory in MB. The system's own figure would contain this process. */
async function peakOf(args: readonly string[], input: Uint8Array): Promise<number> {
  const measured = `
    let most = 0
    const look = () => { most = Math.max(most, process.memoryUsage.rss()) }
    setInterval(look, 10).unref()
    process.on('exit', () => { look(); console.error(most) })`
  const running = promisify(execFile)(process.execPath, [
    `--import=data:text/javascript,${encodeURIComponent(measured)}`,
    ...args,
  ])
  running.child.stdin?.end(input)
  const { stderr } = await running
  return Number(stderr) / 1e6
}

test('costs the server no memory to make two of the largest pictures at once', async () => {
  const server = `
    import { buffer } from 'node:stream/consumers'
    import { smallAvatar } from ${JSON.stringify(new URL('small-avatar.ts', import.meta.url).href)}
    const bytes = await buffer(process.stdin)
    await Promise.all([bytes, bytes].map(smallAvatar))`
  expect(await peakOf(['--input-type=module', `--eval=${server}`], largest)).toBeLessThan(250)
})

test('decodes the largest picture in less than a gigabyte', async () => {
  const decoder = fileURLToPath(new URL('decode-avatar.ts', import.meta.url))
  expect(await peakOf([decoder], largest)).toBeLessThan(1000)
})

test('makes one picture at a time', async () => {
  let running = 0
  const atOnce: number[] = []
  const count = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess }
    running += 1
    atOnce.push(running)
    child.once('exit', () => {
      running -= 1
    })
  }
  subscribe('child_process', count)
  onTestFinished(() => void unsubscribe('child_process', count))
  const png = await blank(8, 8).png().toBuffer()
  const made = await Promise.all([png, png, png].map(smallAvatar))
  expect([atOnce, made.map((picture) => picture !== undefined)]).toEqual([
    [1, 1, 1],
    [true, true, true],
  ])
})

test.each([
  [4000, 4000, true],
  [4001, 4000, false],
])('makes a picture of %i × %i points: %s', async (width, height, isMade) => {
  const png = await blank(width, height).png().toBuffer()
  expect((await smallAvatar(png)) !== undefined).toBe(isMade)
})

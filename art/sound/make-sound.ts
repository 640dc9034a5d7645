/** Gives the film its sound: the score, played into both encodings, whose pictures stay as they are. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder } from '../files.ts'
import { filmKey } from '../film/film-sources.ts'
import { filmBudget, filmFiles } from '../film/make-film.ts'
import { artFolder, hash } from '../scenes.ts'
import { score } from './score.ts'
import { wavOf } from './synth.ts'

/** Of the sound: the film it is cut to, and the scripts that play it. */
export const soundKey = (): string =>
  hash([
    filmKey(),
    ...globSync(`${artFolder}sound/*.ts`)
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(file, 'utf8')),
  ])

const encodings = [
  { file: filmFiles.av1, settings: ['-c:a', 'libopus'], best: 64 },
  // What the pictures leave of the budget carries one channel of the older codec better than two.
  { file: filmFiles.h264, settings: ['-c:a', 'aac', '-ac', '1', '-ar', '32000'], best: 48 },
] as const

/** Kilobits a second below which the score is not worth hearing. */
const worst = 24

/** Plays the score into the film's files in the folder, and gives what each weighs now, in bytes. */
export async function addSound(folder: string): Promise<Record<string, number>> {
  const scratch = `${cacheFolder}sound/`
  await mkdir(scratch, { recursive: true })
  const wav = `${scratch}score.wav`
  await writeFile(wav, wavOf(score()))
  const weights: Record<string, number> = {}
  for (const { file, settings, best } of encodings) {
    const target = join(folder, file)
    const heard = scratch + file
    let kilobits: number = best
    do {
      if (kilobits < worst) throw new Error(`The pictures of ${file} leave its sound no room.`)
      await encode(
        ['-i', target, '-i', wav, '-map', '0:v', '-map', '1:a', '-c:v', 'copy', ...settings],
        kilobits,
        heard,
      )
      kilobits -= 2
    } while ((await stat(heard)).size > filmBudget)
    await rename(heard, target)
    weights[file] = (await stat(target)).size
  }
  await rm(scratch, { recursive: true })
  return weights
}

async function encode(settings: readonly string[], kilobits: number, target: string): Promise<void> {
  const repeatable = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
    '-movflags',
    '+faststart',
  ]
  const child = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...settings, '-b:a', `${kilobits}k`, ...repeatable, target],
    { stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

/** Makes the film of the funnel page from the pictures: shots, frames, the two encodings, poster and captions. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cacheFolder } from '../files.ts'
import { ground, markSvg, wordmarkSvg } from '../vector/mark.ts'
import { clamp, readFrame, readNearness, type Frame } from './frame.ts'
import { mapFrame } from './map-shot.ts'
import { addSparks } from './sparks.ts'
import { stillFrame } from './still-shot.ts'
import { captions, film, framesOf, shots, type Shot, type TakeShot } from './storyboard.ts'

export interface FilmSources {
  /** The finished picture of a scene such as `fronts/odyssey`. */
  master: (scene: string) => string
  /** The depth map of the scene, as `depth` writes it. */
  depth: (scene: string) => string
  /** A frame of a take, counted from 0. */
  takeFrame: (shot: TakeShot, frame: number) => string
  /** The finished pictures of all parcels. */
  parcels: readonly string[]
}

/** The most the film may weigh in either format, in bytes. */
export const filmBudget = 3_000_000

/** The bytes reserved for the sound. */
const soundRoom = 60_000

/** The film's files; one of the two encodings is played, whichever the browser can. */
export const filmFiles = {
  av1: 'trailer.webm',
  h264: 'trailer.mp4',
  captions: 'trailer.vtt',
  poster: 'trailer-poster.webp',
} as const

/** Writes the film's files into the folder, silent as yet, and gives what each weighs, in bytes. */
export async function makeFilm(sources: FilmSources, folder: string): Promise<Record<string, number>> {
  await mkdir(folder, { recursive: true })
  const raw = `${cacheFolder}film/trailer.raw.mkv`
  const title = await titleCard()
  const encoder = startRecorder(raw)
  let poster: Buffer | undefined
  for (const [index, shot] of shots.entries()) {
    const frameAt = await preparedShot(shot, sources)
    const count = framesOf(shot)
    for (let frame = 0; frame < count; frame++) {
      const picture = await frameAt(frame, count)
      if (shot.name === 'title') addTitle(picture, title, clamp((frame - 14) / 18, 0, 1))
      fade(picture, index, frame, count)
      if (index === 0 && frame === Math.round(count / 2)) poster = await posterOf(picture)
      if (!encoder.stdin.write(picture.rgb)) await once(encoder.stdin, 'drain')
    }
  }
  encoder.stdin.end()
  await finished(encoder)
  await encode(raw, folder)
  await rm(raw)
  if (!poster) throw new Error('The film has no frame for its poster.')
  await writeFile(join(folder, filmFiles.poster), poster)
  await writeFile(join(folder, filmFiles.captions), captions())
  const weights: Record<string, number> = {}
  for (const file of Object.values(filmFiles)) weights[file] = (await stat(join(folder, file))).size
  return weights
}

/** Reads what a shot needs once, and gives its frames. */
async function preparedShot(
  shot: Shot,
  sources: FilmSources,
): Promise<(frame: number, count: number) => Frame | Promise<Frame>> {
  switch (shot.kind) {
    case 'still': {
      const picture = await readFrame(sources.master(shot.picture))
      const near = await readNearness(sources.depth(shot.picture))
      return (frame, count) => {
        const made = stillFrame(shot, picture, near, frame / (count - 1))
        if (shot.sparks) addSparks(made, shot.sparks, frame / film.fps)
        return made
      }
    }
    case 'take':
      // What moves all the time may be rendered smaller.
      return (frame) => readFrame(sources.takeFrame(shot, frame), film)
    case 'map': {
      const parcels = await Promise.all(sources.parcels.map((file) => readFrame(file)))
      return (frame, count) => mapFrame(parcels, frame / (count - 1))
    }
  }
}

/** Out of the dark at the start, into it at the end, and a blink of two frames between the shots. */
function fade({ rgb }: Frame, shot: number, frame: number, count: number): void {
  const last = shot === shots.length - 1
  const coming = shot === 0 ? clamp(frame / 12, 0, 1) : clamp((frame + 1) / 3, 0, 1)
  const going = last ? clamp((count - 1 - frame) / 8, 0, 1) : clamp((count - frame) / 3, 0, 1)
  const light = Math.min(coming, going)
  if (light < 1) for (let index = 0; index < rgb.length; index++) rgb[index]! *= light
}

interface Overlay {
  width: number
  height: number
  rgba: Uint8Array
}

/** Mark and wordmark in the middle of the film's frame, over a shade that lets them stand out. */
async function titleCard(): Promise<Overlay> {
  const { width, height } = film
  const mark = await sharp(Buffer.from(markSvg), { density: 300 }).resize(150).png().toBuffer()
  const word = await sharp(Buffer.from(wordmarkSvg), { density: 300 }).resize({ width: 620 }).png().toBuffer()
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="g"><stop stop-color="${ground}" stop-opacity="0.82"/><stop offset="0.55" stop-color="${ground}" stop-opacity="0.62"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient><ellipse cx="${width / 2}" cy="${height / 2}" rx="620" ry="300" fill="url(#g)"/></svg>`,
  )
  const { data } = await sharp(shade)
    .composite([
      { input: mark, left: Math.round(width / 2 - 75), top: Math.round(height / 2 - 150) },
      { input: word, left: Math.round(width / 2 - 310), top: Math.round(height / 2 + 40) },
    ])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, rgba: new Uint8Array(data) }
}

function addTitle({ rgb }: Frame, { width, height, rgba }: Overlay, strength: number): void {
  for (let pixel = 0; pixel < width * height; pixel++) {
    const cover = (rgba[pixel * 4 + 3]! / 255) * strength
    for (let channel = 0; channel < 3; channel++) {
      const under = rgb[pixel * 3 + channel]!
      rgb[pixel * 3 + channel] = under + (rgba[pixel * 4 + channel]! - under) * cover
    }
  }
}

const posterOf = ({ width, height, rgb }: Frame): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 6, smartSubsample: true })
    .toBuffer()

const rawInput = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${film.width}x${film.height}`,
  '-r',
  String(film.fps),
]

/** Keeps the frames without loss, so that both encodings start from the same. */
const startRecorder = (file: string) => run([...rawInput, '-i', '-', '-c:v', 'ffv1', file])

const encodings = [
  {
    file: filmFiles.h264,
    codec: 'libx264',
    crf: 26,
    settings: ['-preset', 'slow', '-movflags', '+faststart'],
  },
  { file: filmFiles.av1, codec: 'libsvtav1', crf: 34, settings: ['-preset', '5', '-g', '240'] },
] as const

/** Encodes the film both ways, each as well as its budget allows. */
async function encode(raw: string, folder: string): Promise<void> {
  for (const { file, codec, crf, settings } of encodings) {
    const target = join(folder, file)
    for (let factor = crf; ; factor++) {
      const quality = ['-c:v', codec, '-crf', String(factor), ...settings]
      await finished(run(['-i', raw, '-an', '-pix_fmt', 'yuv420p', ...quality, target]))
      if ((await stat(target)).size <= filmBudget - soundRoom) break
    }
  }
}

const run = (args: readonly string[]) =>
  spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })

async function finished(child: ReturnType<typeof run>): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

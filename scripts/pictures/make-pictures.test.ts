import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pictures } from './pictures.ts'

const publicFolder = fileURLToPath(new URL('../../apps/site/public/', import.meta.url))

describe.each(pictures)('$path', ({ path, budget, make }) => {
  const svg = make()

  it('is the committed file, byte for byte', () => {
    expect(readFileSync(publicFolder + path, 'utf8')).toBe(svg)
  })

  it('comes out the same when made again', () => {
    expect(make()).toBe(svg)
  })

  it('keeps within its size budget', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(budget)
  })

  it('refers to nothing outside itself, and holds no script, style sheet or text', () => {
    const references = [...svg.matchAll(/(?:href="|url\(|@import)([^")]*)/g)].map(([, target]) => target!)
    expect(references.filter((target) => !target.startsWith('#'))).toEqual([])
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|\/\/|data:/)
    expect(svg).not.toMatch(/<(script|style|text|image|foreignObject)|\son\w+=/)
  })

  it('has only well-formed numbers', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('begins every id with its own name, and defines what it refers to', () => {
    const name = path.replace(/^pictures\/|\.svg$/g, '')
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)
    expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id!)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('the folder', () => {
  it('holds the generated pictures and no leftovers of earlier ones', () => {
    const kept = readdirSync(`${publicFolder}pictures`).filter((file) => file.endsWith('.svg'))
    const made = pictures.flatMap(({ path }) =>
      path.startsWith('pictures/') ? [path.slice('pictures/'.length)] : [],
    )
    expect(kept.sort()).toEqual(made.sort())
  })
})

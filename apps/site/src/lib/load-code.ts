/** Heard by the page once a file of code is gone from the server, as after a deployment. */
export const newVersionEvent = 'site:newVersion'

/**
 * Loads code. Where its file is gone from the server the page is told, and whoever waits goes on waiting, so that the page,
 * and what was typed there, stays as it is. Code that fails for another reason rejects.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (!(await isGone(error))) throw error
    dispatchEvent(new Event(newVersionEvent))
    return new Promise(() => {})
  }
}

/** Browsers name the file that did not come, but for Safari; after a deployment our own is gone as well. */
async function isGone(error: unknown): Promise<boolean> {
  const named = /https?:\/\/\S+\.js/.exec(String(error))?.[0]
  const files = named === undefined ? [import.meta.url] : [named, import.meta.url]
  return (await Promise.all(files.map(isMissing))).includes(true)
}

/** Some hosts answer with a page where a file is missing. */
async function isMissing(file: string): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the site is no call of the API
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    if (status === 200) return !headers.get('content-type')?.includes('javascript')
    return status === 404 || status === 410
  } catch {
    return false
  }
}

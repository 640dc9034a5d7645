/** Dispatched on the page once a file of code is gone from the server, as after a deployment. */
export const newVersionEvent = 'site:newVersion'

/**
 * Loads code. If its file is gone from the server, dispatches an event and never settles. So the page and the typed
 * text stay. Code that fails for another reason rejects.
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

/**
 * Returns whether the server lacks the code. Browsers other than Safari name the missing file; after a deployment our
 * own file is gone too.
 */
async function isGone(error: unknown): Promise<boolean> {
  const named = /https?:\/\/\S+/.exec(String(error))?.[0]
  const files = named === undefined ? [import.meta.url] : [named, import.meta.url]
  return (await Promise.all(files.map(isMissing))).includes(true)
}

/** Returns whether the server lacks a file; some hosts answer a missing file with a page. */
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

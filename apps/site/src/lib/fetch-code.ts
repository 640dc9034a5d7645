/** The server no longer has a file of code, as long after a deployment. */
export class CodeGone extends Error {
  override readonly name = 'CodeGone'
}

/** Milliseconds before each further try. */
const pausesMs = [300, 1000]

const fetched = new Map<string, Promise<void>>()

/**
 * Fetches files of code into the browser's cache. Browsers may keep for the life of a page that a module failed, so a
 * file is imported only once it was fetched. Rejects with CodeGone, or after the last try with its error.
 */
export async function fetchCode(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(fetchOnce))
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const fetching = fetchFile(file, pausesMs)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

async function fetchFile(file: string, [pauseMs, ...later]: readonly number[]): Promise<void> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a file of the site is no call of the API
    const answer = await fetch(file).catch((cause: unknown) => {
      // The error of Firefox and Safari names no file of ours, so it would not be reported.
      throw new Error('Failed to fetch', { cause })
    })
    // Some hosts answer a missing file with a page.
    const isPage = answer.ok && answer.headers.get('content-type')?.includes('html')
    if (isPage || answer.status === 404 || answer.status === 410) throw new CodeGone(`${file} is gone`)
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
    // The cache holds a file once its body has been read.
    await answer.arrayBuffer()
  } catch (error) {
    if (error instanceof CodeGone || pauseMs === undefined) throw error
    await new Promise((over) => setTimeout(over, pauseMs))
    await fetchFile(file, later)
  }
}

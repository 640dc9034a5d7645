import { CodeGone, fetchCode } from './fetch-code.ts'
import { newVersionNeeded } from './new-version.ts'

/**
 * Stands in built code for each `import()`: fetches the module and its imports, then imports it. Where the page says
 * that a new version is here, code that is gone never settles. So the page and the typed text stay. Other failures
 * reject.
 */
export async function importFetched<Code>(
  importCode: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  try {
    await fetchCode(files.map((file) => `/${file}`))
  } catch (error) {
    if (!(error instanceof CodeGone) || dispatchEvent(new Event(newVersionNeeded, { cancelable: true })))
      throw error
    return new Promise(() => {})
  }
  return importCode()
}

import { repository } from '../../../package.json'

const files = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/HEAD/`

/** Links to a file of the repository, by its path from the root. */
export function FileLink({ path, children }: { path: string; children?: string }) {
  return (
    <a href={files + path} className="wrap-anywhere text-signal hover:text-signal-bright">
      {children ?? path}
    </a>
  )
}

import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Attributes {
  mode?: number
}

/** Emscripten's operations on a file, open or not; this code uses only one. */
interface FileOperations {
  setattr: (file: unknown, attributes: Attributes) => void
}

/**
 * Stores the files of the embedded database on a disk that may refuse to change rights, as network shares do. PGlite
 * sets the rights of each file, and gives up at the first refusal.
 */
export class EmbeddedFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const tolerate = ({ NODEFS }: { NODEFS: Record<'node_ops' | 'stream_ops', FileOperations> }) => {
      for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
        const { setattr } = operations
        operations.setattr = (file, attributes) => {
          try {
            setattr(file, attributes)
          } catch (error) {
            if (attributes.mode === undefined) throw error
            const { mode: _, ...others } = attributes
            setattr(file, others)
          }
        }
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), tolerate] } }
  }
}

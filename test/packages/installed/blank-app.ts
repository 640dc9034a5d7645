import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PackageName } from '../../../scripts/pack/pack-packages.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Returns the folder of an app; the one that buys is an example of its own, without its server. */
const appOf = (name: string) =>
  join(root, name === 'buy' ? 'examples/vite/src' : `test/packages/apps/${name}`)

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** A folder outside of the repository with one of the example apps, and only its allowed packages installed. */
export interface BlankApp {
  folder: string
  remove: () => Promise<void>
}

/**
 * Installs the tarballs and their declared dependencies, and those of the app: an import of anything else fails. They
 * are linked from the repository, so that nothing is downloaded.
 */
export async function installApp(
  name: string,
  tarballs: Record<PackageName, string>,
  brought: readonly string[],
): Promise<BlankApp> {
  const folder = await mkdtemp(join(tmpdir(), `meridian-${name}-`))
  await cp(appOf(name), folder, { recursive: true })
  const needed = new Set(brought)
  for (const [part, tarball] of Object.entries(tarballs)) {
    const target = join(folder, 'node_modules/@meridian', part)
    await mkdir(target, { recursive: true })
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
    const { dependencies, peerDependencies } = JSON.parse(
      await readFile(join(target, 'package.json'), 'utf8'),
    ) as Manifest
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) needed.add(dependency)
  }
  for (const dependency of needed) {
    if (dependency.startsWith('@meridian/')) continue
    const target = join(folder, 'node_modules', dependency)
    await mkdir(dirname(target), { recursive: true })
    await symlink(join(root, 'node_modules', dependency), target, 'junction')
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Checks the types of an app in strict mode; throws the compiler's output. */
export async function checkTypes({ folder }: BlankApp, lib: readonly string[]): Promise<void> {
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        lib,
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noUncheckedSideEffectImports: false,
        skipLibCheck: true,
        noEmit: true,
        types: [],
      },
      include: ['.'],
    }),
  )
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    })
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout, { cause: error })
  }
}

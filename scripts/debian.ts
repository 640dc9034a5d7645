import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Returns whether this process may install packages of Debian. */
export const canInstall = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Runs a program, and shows what it prints; throws if it fails. */
export const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/** Installs a package of Debian, without what it recommends. */
export function install(name: string): void {
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}

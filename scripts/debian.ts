import { existsSync, readFileSync } from 'node:fs'
import { runCommand, type CommandResult } from './run-command.ts'

/** Whether packages of Debian may be installed here. */
export function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Installs packages of Debian, without what they merely recommend; returns what that said. */
export async function installFromDebian(packages: readonly string[]): Promise<CommandResult> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { environment })
  return runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    environment,
  })
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runCommand } from './run-command.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The machine's Chromium: `CHROMIUM_PATH`, else one on the path, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * Finds Chromium or installs it: as Debian's package where we are root on Debian, else by Playwright.
 * @throws Error with what the installation said, when there is still none.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined) return found
  const said = isRootOnDebian()
    ? await installFromDebian()
    : await runCommand('playwright', ['install', 'chromium'])
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error(`No Chromium could be found or installed. Set CHROMIUM_PATH to one.\n${said.output}`)
}

async function installFromDebian() {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { environment })
  return runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    { environment },
  )
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** The version that a Chromium says it has. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runCommand } from './run-command.ts'

/** Chromium without a window of its own: the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The machine's Chromium: `CHROMIUM_PATH`, else one on the path, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return named
  return [...onPath(NAMES), ...PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * Finds Chromium or installs it: as Debian's package where we are root on Debian, else by Playwright. CI is given
 * Debian's shell even where another Chromium is found, which is used where that cannot be had.
 * @throws Error with what the installation said, when there is still none.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  const isWanting = found === undefined || (isCiOnDebian() && !isShell(found))
  if (!isWanting) return found
  const said = isRootOnDebian()
    ? await installFromDebian()
    : await runCommand('playwright', ['install', 'chromium'])
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error(`No Chromium could be found or installed. Set CHROMIUM_PATH to one.\n${said.output}`)
}

function onPath(names: readonly string[]) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function isShell(path: string) {
  return path === process.env['CHROMIUM_PATH'] || path.endsWith(SHELL)
}

function isCiOnDebian() {
  return process.env['CI'] !== undefined && isRootOnDebian()
}

async function installFromDebian() {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { environment })
  return runCommand(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', SHELL, 'fonts-liberation'],
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

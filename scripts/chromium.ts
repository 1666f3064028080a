import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installFromDebian, isRootOnDebian } from './debian.ts'
import { runCommand } from './run-command.ts'

/** Chromium without a window of its own: the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The machine's Chromium: `CHROMIUM_PATH`, else one on the path, its shell first, else Playwright's own; undefined when
 * there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') return named
  return onPath([SHELL])[0] ?? findWholeChromium()
}

/** A Chromium with all that the shell does without, such as notices of the device. */
export function findWholeChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  return [...(isShell(named) ? [] : [named]), ...onPath(NAMES), ...PLACES, chromium.executablePath()].find(
    (path) => existsSync(path),
  )
}

/**
 * Finds Chromium or installs it: as Debian's packages where we are root on Debian, else by Playwright. A shell alone is
 * not enough, and CI on Debian is given the shell as well, for its speed.
 * @throws Error with what the installation said, when there is still no whole one.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined && findWholeChromium() !== undefined && !isSlowInCi(found)) return found
  const said = isRootOnDebian()
    ? await installFromDebian(['chromium', SHELL, 'fonts-liberation'])
    : await runCommand('playwright', ['install', 'chromium'])
  const installed = findChromium()
  if (installed !== undefined && findWholeChromium() !== undefined) return installed
  throw new Error(`No Chromium could be found or installed. Set CHROMIUM_PATH to one.\n${said.output}`)
}

function onPath(names: readonly string[]) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

const isShell = (path: string) => path.endsWith(SHELL)

function isSlowInCi(found: string) {
  return (
    process.env['CI'] !== undefined && !process.env['CHROMIUM_PATH'] && isRootOnDebian() && !isShell(found)
  )
}

/** The version that a Chromium says it has. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()
}

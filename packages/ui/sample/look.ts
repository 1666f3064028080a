import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

// Photographs the sample page at both widths in both schemes into the folder named, and lets axe-core judge each.
const folder = process.argv[2] ?? '.'
const outDir = join(folder, 'site')
await mkdir(folder, { recursive: true })
const configFile = join(import.meta.dirname, 'vite.config.ts')
await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
const site = await preview({ configFile, build: { outDir }, preview: { port: 3177, strictPort: true } })
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
let faults = 0
const report = (where: string, what: string) => {
  faults += 1
  process.stdout.write(`${where}: ${what}\n`)
}

for (const name of ['list', 'detail', 'form', 'login']) {
  for (const scheme of ['light', 'dark'] as const /* the two schemes */) {
    for (const width of [1280, 768, 360, 320]) {
      const where = `${name}-${scheme}-${width}`
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      page.on('console', (message) => {
        if (message.type() === 'error') report(where, message.text())
      })
      page.on('pageerror', (error) => report(where, error.message))
      await page.goto(`http://localhost:3177/?page=${name}`)
      await page.getByRole('main').waitFor()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (sideways > 0) report(where, `scrolls ${sideways} px sideways`)
      await page.evaluate(axe)
      const found: string[] = await page.evaluate(
        `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html)))`,
      )
      for (const violation of found) report(where, violation)
      await page.screenshot({ path: join(folder, `${where}.png`), fullPage: true })
      await page.close()
    }
  }
}
await browser.close()
await site.close()
process.stdout.write(`${faults} faults\n`)
process.exitCode = faults === 0 ? 0 : 1

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { failedPages } from './failed-pages.ts'

test('tells what the pages of failed journeys showed, each cut to its beginning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(failedPages(folder)).toBe('')
  mkdirSync(join(folder, 'login-wide'))
  const page = Array.from({ length: 200 }, (_, at) => `- text: line ${at}`).join('\n')
  const sections = [
    '# Instructions\n\nRead.',
    '# Error details',
    `# Page snapshot\n\n${page}`,
    '# Test source\n\ncode',
  ]
  writeFileSync(join(folder, 'login-wide', 'error-context.md'), sections.join('\n\n'))
  const told = failedPages(folder)
  expect(told).toContain(join('login-wide', 'error-context.md'))
  expect(told).toContain('line 50')
  expect(told).not.toMatch(/line 150|code|Read/)
})

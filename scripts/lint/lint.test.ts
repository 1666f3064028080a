import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantWorkspace, type PlantedWorkspace } from '../planted-workspace.ts'
import { ROOT } from '../workspace.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const line${line} = ${line}\n`).join('')

/** One fault for each rule that the house relies on: the file, its text, and the rule that must bite. */
const FAULTS: [path: string, text: string, rule: string][] = [
  ['packages/domain/src/long.ts', lines(301), 'eslint(max-lines)'],
  ['packages/domain/src/long.test.ts', lines(401), 'eslint(max-lines)'],
  ['packages/domain/src/default.ts', 'export default 1\n', 'import(no-default-export)'],
  ['packages/domain/src/barrel.ts', `export * from './default.ts'\n`, 'oxc(no-barrel-file)'],
  ['packages/domain/src/any.ts', 'export const loose = (value: any) => value\n', 'house(explained-escape)'],
  [
    'packages/domain/src/as.ts',
    'export const loose = (value: unknown) => value as string\n',
    'house(explained-escape)',
  ],
  [
    'packages/domain/src/bang.ts',
    'export const loose = (value?: string) => value!\n',
    'house(explained-escape)',
  ],
  [
    'packages/domain/src/floating.ts',
    'export function go() {\n  Promise.resolve(1)\n}\n',
    'typescript(no-floating-promises)',
  ],
  ['packages/domain/src/clock.ts', 'export const today = () => new Date()\n', 'house(no-clock)'],
  ['packages/domain/src/idle.ts', `export const state = 'networkidle'\n`, 'house(no-network-idle)'],
  ['packages/contract/src/now.ts', 'export const now = () => Date.now()\n', 'house(no-clock)'],
  [
    'packages/contract/src/network.ts',
    `export const call = () => fetch('/')\n`,
    'eslint(no-restricted-globals)',
  ],
  [
    'packages/domain/src/browser.ts',
    'export const width = () => window.innerWidth\n',
    'eslint(no-restricted-globals)',
  ],
  ['packages/domain/src/todo.ts', '// TODO later\nexport const one = 1\n', 'eslint(no-warning-comments)'],
  [
    'packages/domain/src/only.test.ts',
    `import { test, expect } from 'vitest'\ntest.only('x', () => expect(1).toBe(1))\n`,
    'vitest(no-focused-tests)',
  ],
  [
    'packages/domain/src/skipped.test.ts',
    `import { test, expect } from 'vitest'\ntest.skip('x', () => expect(1).toBe(1))\n`,
    'vitest(no-disabled-tests)',
  ],
  [
    'packages/domain/src/empty.test.ts',
    `import { test } from 'vitest'\ntest('x', () => {})\n`,
    'vitest(expect-expect)',
  ],
  ['apps/server/src/core/said.ts', `export const said = 'Contraseña'\n`, 'house(spanish-in-texts)'],
  [
    'apps/server/src/core/template.ts',
    'export const said = (n: number) => `${n} días`\n',
    'house(spanish-in-texts)',
  ],
  [
    'apps/server/src/modules/users/routes.ts',
    `export const find = (db: { selectFrom: (t: string) => number }) => db.selectFrom('users')\n`,
    'house(sql-in-queries)',
  ],
  [
    'apps/server/src/modules/users/rules.ts',
    'declare const sql: (parts: TemplateStringsArray) => string\nexport const find = sql`select 1`\n',
    'house(sql-in-queries)',
  ],
  ['apps/server/src/core/print.ts', `export const say = () => console.log('x')\n`, 'eslint(no-console)'],
  [
    'apps/portal/src/features/users/view.tsx',
    'export const View = () => <p>Usuarios</p>\n',
    'house(jsx-texts)',
  ],
  [
    'apps/portal/src/features/users/braces.tsx',
    `export const View = () => <p>{'Usuarios'}</p>\n`,
    'house(jsx-texts)',
  ],
  [
    'apps/portal/src/features/users/heard.tsx',
    `export const View = () => <nav aria-label="Usuarios" />\n`,
    'house(jsx-texts)',
  ],
  [
    'apps/portal/src/features/users/hooks.tsx',
    `import { useState } from 'react'\nexport function View({ isOn }: { isOn: boolean }) {\n  if (isOn) useState(1)\n  return null\n}\n`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'apps/portal/src/features/users/effect.tsx',
    `import { useEffect } from 'react'\nexport function View({ name }: { name: string }) {\n  useEffect(() => {\n    document.title = name\n  }, [])\n  return null\n}\n`,
    'react-hooks(exhaustive-deps)',
  ],
  [
    'apps/portal/src/features/users/image.tsx',
    'export const View = () => <img src="/logo.svg" />\n',
    'jsx-a11y(alt-text)',
  ],
  [
    'apps/portal/src/features/users/click.tsx',
    'export const View = ({ onOpen }: { onOpen: () => void }) => <div onClick={onOpen} />\n',
    'jsx-a11y(click-events-have-key-events)',
  ],
  [
    'apps/portal/src/features/users/button.tsx',
    'export const View = () => <button />\n',
    'react(button-has-type)',
  ],
]

/** What looks like the faults above and is right. */
const PROPER: Record<string, string> = {
  'packages/domain/src/explained.ts':
    '// The driver answers text for this column.\nexport const tight = (value: unknown) => value as string\n',
  'packages/domain/src/constant.ts': `export const sides = ['left', 'right'] as const\n`,
  'packages/domain/src/given.ts':
    'export const yearOf = (instant: number) => new Date(instant).getUTCFullYear()\n',
  'packages/domain/src/letters.ts': 'export const letters = /^[a-zñ]+$/\n',
  'packages/contract/src/core/texts.ts': `export const texts = { password: 'Contraseña' }\n`,
  'apps/server/src/modules/users/queries.ts': `export const find = (db: { selectFrom: (t: string) => number }) => db.selectFrom('users')\n`,
  'apps/portal/src/features/users/mark.tsx': 'export const Mark = () => <span>*</span>\n',
}

describe('the lint', () => {
  let planted: PlantedWorkspace
  let found: string[]

  beforeAll(async () => {
    const configuration = [
      '.oxlintrc.json',
      'tsconfig.base.json',
      'scripts/lint/house-rules.ts',
      'scripts/lint/ast.ts',
    ]
    planted = plantWorkspace({
      ...Object.fromEntries(configuration.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])),
      'tsconfig.json': readFileSync(join(ROOT, 'tsconfig.browser.json'), 'utf8'),
      ...Object.fromEntries(FAULTS.map(([path, text]) => [path, text])),
      ...PROPER,
    })
    found = await lint(planted.root)
  }, 60_000)

  afterAll(() => planted.remove())

  test.each(FAULTS)('refuses %s', (path, _text, rule) => {
    expect(found).toContain(`${path}: ${rule}`)
  })

  test('lets pass what is right', () => {
    expect(found.filter((fault) => Object.keys(PROPER).some((path) => fault.startsWith(`${path}:`)))).toEqual(
      [],
    )
  })
})

type LintReport = { diagnostics: { code: string; filename: string }[] }

async function lint(root: string): Promise<string[]> {
  const program = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, '--format', 'json', 'apps', 'packages'],
    {
      cwd: root,
      maxBuffer: 16 * 1024 * 1024,
      timeout: 50_000,
    },
  ).catch((failure: { stdout: string }) => failure)
  const { diagnostics }: LintReport = JSON.parse(stdout)
  return diagnostics.map(({ code, filename }) => `${filename}: ${code}`)
}

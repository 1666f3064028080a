import { describe, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries.ts'
import { plantWorkspace } from './planted-workspace.ts'

const VALUE = 'export const value = 1\n'
const imports = (specifier: string) => `import { value } from '${specifier}'\nexport const other = value\n`

/** What each member may import of ours, and what it may not although it is tempting (docs/style.md §2). */
const ALLOWED: Record<string, string[]> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/contract': ['domain'],
  'packages/documents': ['domain'],
  'packages/archive': [],
  'packages/dian': ['archive', 'contract', 'domain'],
  'packages/database': ['domain'],
  'packages/api-client': ['contract', 'domain'],
  'packages/importer': ['archive', 'contract', 'database', 'domain'],
  'packages/erp-client': ['contract', 'domain'],
  'packages/connectors': ['contract', 'domain'],
  'packages/web': ['api-client', 'contract', 'domain', 'ui'],
  'apps/portal': ['api-client', 'contract', 'domain', 'ui', 'web'],
  'apps/backoffice': ['api-client', 'contract', 'domain', 'ui', 'web'],
  'apps/server': ['connectors', 'contract', 'database', 'dian', 'documents', 'domain', 'importer'],
  'apps/cli': ['connectors', 'contract', 'database', 'demo', 'documents', 'domain', 'importer', 'server'],
  'packages/demo': [
    'connectors',
    'contract',
    'database',
    'dian',
    'documents',
    'domain',
    'importer',
    'server',
  ],
}
const MEMBERS = Object.keys(ALLOWED).map((folder) => ({ folder, name: folder.replace(/^\w+\//, '') }))

/** One fault for each further rule: the rule, and the files that break it. */
const FAULTS: [rule: string, files: Record<string, string>][] = [
  [
    'floors-core',
    {
      'apps/server/src/core/low.ts': imports('../modules/users/index.ts'),
      'apps/server/src/modules/users/index.ts': VALUE,
    },
  ],
  [
    'floors-core',
    { 'apps/portal/src/core/low.ts': imports('../app/high.ts'), 'apps/portal/src/app/high.ts': VALUE },
  ],
  [
    'floors-features',
    {
      'apps/server/src/modules/users/low.ts': imports('../../app/high.ts'),
      'apps/server/src/app/high.ts': VALUE,
    },
  ],
  [
    'modules-by-index',
    {
      'apps/server/src/modules/users/a.ts': imports('../profile/b.ts'),
      'apps/server/src/modules/profile/b.ts': VALUE,
    },
  ],
  [
    'app-by-index',
    {
      'apps/server/src/app/a.ts': imports('../modules/profile/b.ts'),
      'apps/server/src/modules/profile/b.ts': VALUE,
    },
  ],
  [
    'module-floors',
    {
      'apps/server/src/modules/users/a.ts': imports('../profile/index.ts'),
      'apps/server/src/modules/profile/index.ts': VALUE,
    },
  ],
  ['module-floors', { 'apps/server/src/modules/unheard-of/a.ts': VALUE }],
  [
    'folder-cycle',
    {
      'apps/server/src/modules/users/a.ts': imports('./deep/b.ts'),
      'apps/server/src/modules/users/deep/b.ts': VALUE,
      'apps/server/src/modules/users/deep/c.ts': imports('../d.ts'),
      'apps/server/src/modules/users/d.ts': VALUE,
    },
  ],
  [
    'features-apart',
    {
      'apps/portal/src/features/users/a.ts': imports('../profile/b.ts'),
      'apps/portal/src/features/profile/b.ts': VALUE,
    },
  ],
  [
    'app-by-index',
    {
      'apps/cli/src/app/a.ts': imports('@enlace/server/modules/users/b.ts'),
      'apps/server/src/modules/users/b.ts': VALUE,
    },
  ],
  [
    'views-get-props',
    {
      'apps/portal/src/features/users/view.tsx': imports('./queries.ts'),
      'apps/portal/src/features/users/queries.ts': VALUE,
    },
  ],
  [
    'views-get-props',
    {
      'apps/portal/src/features/users/user-card.tsx': imports('@enlace/api-client/make.ts'),
      'packages/api-client/src/make.ts': VALUE,
    },
  ],
  [
    'database-behind-queries',
    {
      'apps/server/src/modules/users/routes.ts': `import { sql } from 'kysely'\nexport const other = sql\n`,
    },
  ],
  [
    'database-behind-queries',
    {
      'apps/server/src/modules/users/routes.ts': imports('@enlace/database/tables/users.ts'),
      'packages/database/src/tables/users.ts': VALUE,
    },
  ],
  [
    'pure-packages',
    {
      'packages/domain/src/a.ts': `import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n`,
    },
  ],
  [
    'pure-packages',
    { 'packages/contract/src/a.ts': `import type { Stats } from 'node:fs'\nexport type Other = Stats\n` },
  ],
  [
    'loaded-apart',
    {
      'packages/contract/src/users/texts.ts': imports('./loaded.ts'),
      'packages/contract/src/users/loaded.ts': VALUE,
    },
  ],
  [
    'loaded-apart',
    {
      'apps/portal/src/features/users/columns.tsx': imports('@enlace/contract/imports/loaded/kinds.ts'),
      'packages/contract/src/imports/loaded/kinds.ts': VALUE,
    },
  ],
  [
    'zod-mini',
    { 'packages/contract/src/a.ts': `import * as z from 'zod'\nexport const text = z.string()\n` },
  ],
  [
    'zod-mini',
    {
      'apps/portal/src/features/users/form.tsx': `import type { ZodType } from 'zod'\nexport type Other = ZodType\n`,
    },
  ],
  [
    'testing-in-tests',
    { 'apps/server/src/core/a.ts': imports('@enlace/testing/b.ts'), 'packages/testing/src/b.ts': VALUE },
  ],
  [
    'tests-are-leaves',
    { 'apps/server/src/core/a.ts': imports('./b.test.ts'), 'apps/server/src/core/b.test.ts': VALUE },
  ],
  [
    'no-cycles',
    { 'packages/domain/src/a.ts': `import './b.ts'\n`, 'packages/domain/src/b.ts': `import './a.ts'\n` },
  ],
  [
    'no-cycles',
    {
      'packages/domain/src/a.ts': `import type { B } from './b.ts'\nexport type A = B\n`,
      'packages/domain/src/b.ts': `import type { A } from './a.ts'\nexport type B = A\n`,
    },
  ],
  [
    'members-by-name',
    {
      'apps/server/src/core/a.ts': imports('../../../../packages/domain/src/b.ts'),
      'packages/domain/src/b.ts': VALUE,
    },
  ],
  [
    'declared',
    { 'packages/importer/src/a.ts': `import { Liquid } from 'liquidjs'\nexport const other = Liquid\n` },
  ],
  ['found', { 'packages/domain/src/a.ts': imports('./nowhere.ts') }],
  ['found', { 'packages/domain/src/a.ts': `export { value } from '@enlace/domain/nowhere.ts'\n` }],
  ['found', { 'packages/domain/src/a.ts': `export type A = import('no-such-package').A\n` }],
  [
    'tests-are-leaves',
    {
      'packages/domain/src/a.ts': `export const later = () => import('./b.test.ts')\n`,
      'packages/domain/src/b.test.ts': VALUE,
    },
  ],
]

/** What looks like the faults above and is right. */
const PROPER: Record<string, string> = {
  'packages/domain/src/b.ts': VALUE,
  'packages/testing/src/b.ts': imports('@enlace/server/core/b.ts'),
  'packages/database/src/tables/users.ts': `import { sql } from 'kysely'\nexport const value = sql\n`,
  'packages/contract/src/users/loaded.ts': VALUE,
  'packages/contract/src/imports/loaded/kinds.ts': imports('../../users/loaded.ts').replace(
    'value }',
    'other as value }',
  ),
  'packages/importer/src/core/c.ts': imports('@enlace/contract/imports/loaded/kinds.ts'),
  'packages/contract/src/users/schemas.ts': `import * as z from 'zod/mini'\nexport const value = z.string()\n`,
  'apps/server/src/core/b.ts': `import * as z from 'zod'\nexport const value = z.string()\n`,
  'apps/server/src/modules/users/queries.ts': imports('@enlace/database/tables/users.ts'),
  'apps/server/src/modules/users/routes.ts': imports('@enlace/contract/users/schemas.ts'),
  'apps/server/src/modules/users/routes.test.ts': imports('@enlace/testing/b.ts'),
  'apps/server/src/modules/users/index.ts': `export { other as value } from './routes.ts'\n`,
  'apps/server/src/modules/profile/routes.ts': imports('../users/index.ts'),
  'apps/server/src/app/main.ts': imports('../modules/users/index.ts').replace('value }', 'other as value }'),
  'apps/cli/src/features/start/start.ts': imports('@enlace/server/app/main.ts').replace(
    'value }',
    'other as value }',
  ),
  'apps/portal/src/features/users/queries.ts': VALUE,
  'apps/portal/src/features/users/route.tsx': imports('./queries.ts'),
}

function rulesBroken(files: Record<string, string>) {
  const planted = plantWorkspace(files)
  try {
    return checkBoundaries(planted.root).faults
  } finally {
    planted.remove()
  }
}

describe('the arrows between members', () => {
  const files: Record<string, string> = {}
  for (const { folder } of MEMBERS) files[`${folder}/src/core/value.ts`] = VALUE
  for (const { folder } of MEMBERS)
    for (const other of MEMBERS)
      if (other.folder !== folder)
        files[`${folder}/src/core/takes-${other.name}.ts`] = imports(`@enlace/${other.name}/core/value.ts`)

  test('let each member import along them, and nothing else', () => {
    const faults = rulesBroken(files).filter((fault) => fault.includes(': arrows-'))
    const expected = MEMBERS.flatMap(({ folder, name }) =>
      MEMBERS.filter((other) => other.folder !== folder && !ALLOWED[folder]?.includes(other.name)).map(
        (other) =>
          `${folder}/src/core/takes-${other.name}.ts → ${other.folder}/src/core/value.ts: arrows-${name}`,
      ),
    )
    expect(faults.toSorted()).toEqual(expected.toSorted())
  })
})

describe('the further boundaries', () => {
  test.each(FAULTS)('%s is reported for %o', (rule, files) => {
    expect(rulesBroken(files).map((fault) => fault.replace(/^.*: /, ''))).toContain(rule)
  })

  test('let pass what is right', () => {
    expect(rulesBroken(PROPER)).toEqual([])
  })
})

test('a workspace is not passed unseen: every source file must have been looked at', () => {
  const planted = plantWorkspace({
    'packages/domain/src/a.ts': VALUE,
    'packages/domain/src/b.test.ts': VALUE,
  })
  try {
    expect(checkBoundaries(planted.root)).toEqual({ modules: 2, faults: [] })
    expect(checkBoundaries(planted.root, ['packages/domain/src/a.ts', 'packages/domain/src/c.ts'])).toEqual({
      modules: 2,
      faults: ['packages/domain/src/c.ts: the boundary check did not see this file'],
    })
  } finally {
    planted.remove()
  }
})

import { expect, it } from 'vitest'
import { closureHashes, readImportGraph } from './import-graph.ts'
import { plantWorkspace } from './planted-workspace.ts'

const FILES = {
  'packages/domain/src/a.ts': `export type A = 'a'\n`,
  'packages/domain/src/b.ts': `export type B = import('./a.ts').A\n`,
  'packages/contract/src/c.ts': `export type { B } from '@enlace/domain/b.ts'\n`,
  'packages/contract/src/d.ts': `export const later = () => import('./c.ts')\n`,
  'packages/contract/src/e.ts': `export const alone = 1\n`,
}

function hashesOf(files: Record<string, string>) {
  const planted = plantWorkspace(files)
  try {
    return closureHashes(readImportGraph(planted.root))
  } finally {
    planted.remove()
  }
}

it('lints a file again when a text changes that it imports, however far and in whatever way, and no other', () => {
  const before = hashesOf(FILES)
  const after = hashesOf({ ...FILES, 'packages/domain/src/a.ts': `export type A = Promise<'a'>\n` })
  expect([...before.keys()].filter((path) => before.get(path) !== after.get(path)).toSorted()).toEqual([
    'packages/contract/src/c.ts',
    'packages/contract/src/d.ts',
    'packages/domain/src/a.ts',
    'packages/domain/src/b.ts',
  ])
})

it('lints a file again when an import of it leads to another file than before', () => {
  const before = hashesOf({ ...FILES, 'packages/contract/src/f.ts': `import './g'\n` })
  const after = hashesOf({
    ...FILES,
    'packages/contract/src/f.ts': `import './g'\n`,
    'packages/contract/src/g.ts': 'export const g = 1\n',
  })
  expect(after.get('packages/contract/src/f.ts')).not.toBe(before.get('packages/contract/src/f.ts'))
})

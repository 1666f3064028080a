import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, sourceFiles } from './workspace.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const screens = sourceFiles().filter(
  (path) => path.endsWith('.tsx') && !/\.test\.|^packages\/ui\/sample/.test(path),
)
const FOOTER = /<(DialogFooter|ConfirmDialog)\b/

/** Dialogs in which there is something to read or to pick, and nothing to confirm. */
const NOTHING_TO_CONFIRM = [
  'apps/backoffice/src/core/versions/compare-dialog.tsx',
  'apps/backoffice/src/features/blog/post/preview.tsx',
  'apps/backoffice/src/features/parameters/history-dialog.tsx',
  'apps/backoffice/src/features/webhooks/delivery-dialog.tsx',
  'apps/portal/src/core/required-documents/versions-dialog.tsx',
  'apps/portal/src/features/blog/post/gallery.tsx',
  'packages/web/src/list/keys-dialog.tsx',
]

/** The source of a screen with that of the components beside and below it that it draws. */
function withParts(path: string, depth = 2): string {
  const source = read(path)
  if (depth === 0) return source
  const beside = [...source.matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+\.tsx)'/g)].map(([, to = '']) =>
    join(path, '..', to),
  )
  const shared = [...source.matchAll(/from '@enlace\/web\/([^']+\.tsx)'/g)].map(
    ([, to = '']) => `packages/web/src/${to}`,
  )
  return [source, ...[...beside, ...shared].map((part) => withParts(part, depth - 1))].join('\n')
}

describe('a dialog', () => {
  const dialogs = screens.filter((path) => /<Dialog\b/.test(read(path)))

  test('ends with the one footer, unless there is nothing to confirm', () => {
    expect(dialogs.length).toBeGreaterThan(40)
    expect(dialogs.filter((path) => !FOOTER.test(withParts(path)))).toEqual(NOTHING_TO_CONFIRM)
  })

  test('has no button of its own that sends or confirms', () => {
    const own = /<Button\b[^>]*(type="submit"|variant="danger")/s
    expect(dialogs.filter((path) => own.test(read(path)))).toEqual([])
  })
})

test('what takes something away is solid only where it is confirmed', () => {
  const solid = screens.filter((path) => /variant(="danger"|: 'danger'[^-])/.test(read(path)))
  // A page that does nothing but confirm.
  expect(solid).toEqual(['apps/portal/src/features/bank-accounts/confirm/view.tsx'])
})

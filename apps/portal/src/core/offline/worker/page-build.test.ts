import { expect, test } from 'vitest'
import { shapeOf } from './page-build.ts'

test('takes copies of another build for another shape, and those of its own for the same', () => {
  expect(shapeOf('assets/main-BM_eLHNk.js')).toBe(shapeOf('assets/main-BM_eLHNk.js'))
  expect(shapeOf('assets/main-BM_eLHNk.js')).not.toBe(shapeOf('assets/main-BM_eLHNl.js'))
  expect(Number.isSafeInteger(shapeOf('assets/main-BM_eLHNk.js'))).toBe(true)
})

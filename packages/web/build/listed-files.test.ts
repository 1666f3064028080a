import { expect, it } from 'vitest'
import { listedFeatures, listedFiles } from './listed-files.ts'

it('finds the files of a list by the ends of their paths', () => {
  const list = listedFiles('portal', 'core/help/screen-help.tsx', 'web/src/notices.tsx')
  expect(list.test('/anywhere/apps/portal/src/core/help/screen-help.tsx')).toBe(true)
  expect(list.test('/packages/web/src/notices.tsx')).toBe(true)
  expect(list.test('/packages/web/src/other-notices.tsx')).toBe(false)
  expect(list.test('/packages/web/src/noticesxtsx')).toBe(false)
})

it('refuses a file or a feature that moved', () => {
  expect(() => listedFiles('portal', 'core/moved.tsx')).toThrow('core/moved.tsx')
  expect(() => listedFeatures('portal', 'help', 'moved')).toThrow('moved')
  expect(listedFeatures('portal', 'help')).toEqual(new Set(['help']))
})

import { roomSentence, roomText } from '@enlace/contract/operations/texts.ts'
import { expect, it } from 'vitest'
import { levelOf, scarcest } from './rules.ts'

const gigabyte = 1024 ** 3
const limits = { warn: 2 * gigabyte, stop: 0.5 * gigabyte }
const disk = (free: number, total: number, place: 'data' | 'files' | 'database' = 'data') => ({
  place,
  free: free * gigabyte,
  total: total * gigabyte,
})

it.each([
  [9, 80, undefined],
  [7.9, 80, 'low'],
  // A tenth of a large disk is not low; 20 GB or less is.
  [21, 4000, undefined],
  [19, 4000, 'low'],
  // On a small disk, less than 2 GB is low.
  [2.1, 8, undefined],
  [1.9, 8, 'low'],
  [0.5, 8, 'low'],
  [0.49, 8, 'full'],
  [0, 0, 'full'],
])('of a disk with %d of %d GB free says %s', (free, total, level) => {
  expect(levelOf(disk(free, total), limits)).toBe(level)
})

it('counts a quota by its parts, however small it is', () => {
  const at = (free: number) => levelOf(disk(free, 1, 'database'), limits)
  expect([at(0.11), at(0.09), at(0.021), at(0.019), at(0)]).toEqual([undefined, 'low', 'low', 'full', 'full'])
})

it('tells of the place that stands worst', () => {
  expect(scarcest([disk(50, 80), disk(60, 80, 'files')], limits)).toBeUndefined()
  expect(scarcest([disk(1, 80), disk(0.4, 80, 'files')], limits)).toMatchObject({
    place: 'files',
    level: 'full',
  })
  expect(scarcest([disk(1.5, 80), disk(0.05, 1, 'database')], limits)).toMatchObject({ place: 'data' })
})

it('says how much is left as people read it', () => {
  expect([roomText(1.44 * gigabyte), roomText(0.3 * gigabyte), roomText(0)]).toEqual([
    '1,4 GB',
    '307 MB',
    '0 MB',
  ])
  expect(roomSentence({ ...disk(1.5, 30), level: 'low' })).toContain('1,5 GB (5 %) en el disco de los datos')
})

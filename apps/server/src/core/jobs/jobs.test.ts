import { jobTaskTexts } from '@enlace/contract/jobs/texts.ts'
import { expect, it } from 'vitest'
import { tasks } from '../../app/jobs.ts'

it('calls every task in Spanish where the company reads of it', () => {
  expect(tasks.map(({ name }) => name).filter((name) => !(name in jobTaskTexts))).toEqual([])
})

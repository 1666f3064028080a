import { QuestionsQuery } from '@enlace/contract/questions/schemas.ts'
import { expect, test } from 'vitest'
import { readChecked } from '@enlace/web/screen/read-checked.ts'
import { readQuestionsFilter } from './filter.ts'

const addresses: Record<string, string>[] = [
  {},
  { q: 'FE-1', estado: 'abierta,resuelta', page: '3' },
  { q: '', estado: '', page: '' },
  { q: 'x'.repeat(101), estado: 'abierta,nada', page: '0' },
  { page: '400', estado: 'cerrada' },
  { page: '401' },
  { page: 'dos', otra: 'cosa' },
]

test('reads the address of the questions as the call does', () => {
  for (const address of addresses)
    expect([address, readQuestionsFilter(address)]).toEqual([address, readChecked(QuestionsQuery, address)])
})

import type { ImportReason } from '@enlace/contract/imports/schemas.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FindingGroups } from './finding-groups.tsx'

const reasonsOf = (n: number): ImportReason[] =>
  Array.from({ length: n }, (_, at) => ({
    reason: `reason-${at}`,
    severity: 'refused',
    count: 1,
    file: 'facturas.csv',
    line: null,
    message: 'Falta un dato',
  }))

const shown = (n: number) =>
  renderToStaticMarkup(<FindingGroups reasons={reasonsOf(n)} chosen={undefined} onChoose={() => undefined} />)

it('says of one more reason that it is one, and counts several', () => {
  expect(shown(6)).toContain('Ver otro motivo')
  expect(shown(7)).toContain('Ver 2 motivos más')
})

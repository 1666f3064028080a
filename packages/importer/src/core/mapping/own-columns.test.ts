import { describe, expect, it } from 'vitest'
import { seenRows } from '../../../test/seen-file.ts'
import { suggestReading } from '../../suggest-reading.ts'
import { parts } from './mapping.ts'
import { isOwnColumn, withoutOwnColumns } from './own-columns.ts'
import { targets } from './targets.ts'
import { usualRules } from './usual-rules.ts'

const own = ['Motivo del rechazo', 'MOTIVO DEL RECHAZO', 'Motivo del rechazo (2)', ' motivo  del rechazo ']

describe('a column that the portal added to a file to be corrected', () => {
  it.each(parts)('gives no field of %s', (part) => {
    const header = [...Object.keys(targets[part]).slice(0, 3), ...own]
    const text = '«FE-1» ya estaba en una fila anterior. No se cargó esta.'
    const seen = seenRows(
      header,
      header.map((name) => (isOwnColumn(name) ? text : '1')),
    )
    const { fields } = suggestReading(seen, undefined, { part })
    const taken = Object.values(fields).map(({ column = '' }) => column)
    expect(taken.filter((column) => /motivo +del +rechazo/i.test(column))).toEqual([])
  })

  it('is told by its name, also where a file went round twice', () => {
    expect(own.map(isOwnColumn)).toEqual([true, true, true, true])
    expect(['Motivo', 'Motivo del rechazo del banco', 'Rechazo'].map(isOwnColumn)).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is taken out of a mapping that was saved with it', () => {
    const fields = {
      nit: { kind: 'nit', column: 'NIT' },
      motivo: { kind: 'text', column: 'Motivo del rechazo' },
    } as const
    const part = { file: 'cartera.csv', fields }
    const mapping = { source: 'x', company: null, parts: { 'account-statements': part }, rules: usualRules }
    expect(withoutOwnColumns(mapping).parts['account-statements']?.fields).toEqual({ nit: fields.nit })
    const seen = seenRows(['NIT', 'Motivo del rechazo'], ['900123456', 'x'])
    expect(suggestReading(seen, mapping, { part: 'account-statements' }).fields).toEqual({ nit: fields.nit })
  })
})

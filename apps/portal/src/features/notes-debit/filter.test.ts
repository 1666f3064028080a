import { DebitNotesQuery } from '@enlace/contract/notes-debit/schemas.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { countFilters, searchOf } from '@enlace/web/list/filters.ts'
import { readFilter } from '@enlace/web/list/read-filter.ts'
import { readChecked } from '@enlace/web/screen/read-checked.ts'
import { readSearch, writeSearch } from '@enlace/web/search-params.ts'
import { noteReaders } from './route.tsx'

const InContract = z.omit(DebitNotesQuery, { days: true })
const read = (address: Record<string, string>) => readFilter(noteReaders, address)

const motives = [
  'Devolución por avería en el transporte',
  'Precio, cantidad & otros = 100 %',
  'a+b#c?d/e',
  'x'.repeat(200),
]

describe('the filter of the debit notes in its address', () => {
  it("is read as the call's own schema reads it, whatever stands there", () => {
    for (const motivo of [...motives, '', 'x'.repeat(201)]) {
      for (const por_aplicar of ['1', '0', 'si', '']) {
        const address = { motivo, por_aplicar, status: 'emitida,aplicada', min: '1.50', sort: '-por_aplicar' }
        expect([address, read(address)]).toEqual([address, readChecked(InContract, address)])
      }
    }
  })

  it.each(motives)('keeps the motive to the letter: %s', (motivo) => {
    const written = writeSearch(searchOf(read({ motivo, por_aplicar: '1' })))
    expect(read(readSearch(written))).toEqual({ motivo, por_aplicar: '1', page: 1, size: 25 })
  })

  it('counts the motive and what is to be applied as a filter each', () => {
    expect(countFilters(read({ motivo: 'Avería', por_aplicar: '1', sort: 'motivo' }))).toBe(2)
  })
})

import type { CompanyRecord } from '@enlace/contract/profile/company-schemas.ts'
import { describe, expect, it } from 'vitest'
import { changesIn, fieldsOf, markOf, ruleOf, valuesOf } from './company-change.ts'

const record: CompanyRecord = {
  nombre: 'Empaques del Valle S.A.S.',
  nit: '900.123.456-8',
  sigla: null,
  actividad: { id: '1702', nombre: 'Fabricación de papel' },
  regimen: null,
  pyme: true,
  web_site: 'www.empaques.co',
  branches: [
    {
      thirdId: 12,
      codigo: '1',
      nombre: 'Cali',
      direccion: 'Calle 1',
      ciudad: null,
      correo: null,
      telefono: null,
    },
  ],
  isNameFixed: true,
  mayAsk: true,
  requests: [],
}

describe('a request to change the record', () => {
  it('sends what was changed with what was seen, and nothing else', () => {
    const values = { ...valuesOf(record), sigla: ' EDV ', web_site: '', direccion_12: 'Calle 2', motivo: 'x' }
    expect(changesIn(record, values)).toEqual([
      { thirdId: null, field: 'sigla', seen: null, after: 'EDV' },
      { thirdId: null, field: 'web_site', seen: 'www.empaques.co', after: null },
      { thirdId: 12, field: 'direccion', seen: 'Calle 1', after: 'Calle 2' },
    ])
    expect(changesIn(record, valuesOf(record))).toEqual([])
  })

  it('offers the name only before there are documents in it', () => {
    expect(fieldsOf(record).map(({ name }) => name)).not.toContain('nombre')
    expect(fieldsOf({ ...record, isNameFixed: false }).map(({ name }) => name)).toContain('nombre')
  })

  it('has a rule for each field, and takes the record as it is', () => {
    expect(ruleOf(record).safeParse({ ...valuesOf(record), motivo: 'Según el RUT' }).success).toBe(true)
    const wrong = { ...valuesOf(record), correo_12: 'nadie', web_site: 'no es', motivo: '' }
    const faults = ruleOf(record)
      .safeParse(wrong)
      .error?.issues.map(({ path }) => path.join('.'))
    expect(faults).toEqual(['web_site', 'correo_12', 'motivo'])
  })

  it('tells one state of the record from another', () => {
    expect(markOf({ ...record, requests: [] })).toBe(markOf(record))
    expect(markOf({ ...record, sigla: 'EDV' })).not.toBe(markOf(record))
  })
})

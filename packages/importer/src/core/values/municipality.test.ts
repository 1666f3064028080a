import { expect, it } from 'vitest'
import { readMunicipality } from './municipality.ts'

it.each([
  ['11001', '11001'],
  ['5001', '05001'],
  ['05001 Medellín', '05001'],
  ['11001 - BOGOTÁ D.C.', '11001'],
  ['Bogotá', '11001'],
  ['BOGOTA D.C.', '11001'],
  ['bogota dc', '11001'],
  ['Santiago de Cali', '76001'],
  ['Cartagena', '13001'],
  ['CÚCUTA (NORTE DE SANTANDER)', '54001'],
  ['Rionegro, Antioquia', '05615'],
  ['RIONEGRO (SANTANDER)', '68615'],
  ['Candelaria - Valle', '76130'],
])('reads %j as %s', (typed, codigo) => {
  expect(readMunicipality(typed)).toMatchObject({ codigo, others: null })
})

it('takes a name for the capital that bears it, and tells of the others', () => {
  expect(readMunicipality('Armenia')).toEqual({
    codigo: '63001',
    nombre: 'Armenia (Quindío)',
    others: 'Armenia (Antioquia)',
  })
})

it('does not guess between towns of one name', () => {
  expect(readMunicipality('rionegro')).toEqual({
    reason: 'several',
    names: 'Rionegro (Antioquia), Rionegro (Santander)',
  })
})

it.each(['99999', '110010', '11', 'Macondo', ''])('knows no municipality %j', (typed) => {
  expect(readMunicipality(typed)).toEqual({ reason: 'unknown' })
})

import type { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { evaluationFormTexts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { expect, test } from 'vitest'
import { formOf, sumOf, typedOf } from './typed.ts'

const { faults } = evaluationFormTexts
const kept: QualificationForm = {
  nombre: 'Desempeño',
  periodicidad: 'semestral',
  revision_dias: 15,
  bandas: [
    { nombre: 'Bueno', desde: 51, tono: 'good' },
    { nombre: 'Malo', desde: 0, tono: 'bad' },
  ],
  criterios: [
    {
      id: 'calidad',
      nombre: 'Calidad',
      descripcion: '',
      peso: '62.5',
      maximo: 4,
      items: ['Empaque', 'Ficha'],
      indicador: 'devuelto',
    },
    {
      id: 'gestion',
      nombre: 'Gestión',
      descripcion: '',
      peso: '37.5',
      maximo: 5,
      items: [],
      indicador: null,
    },
  ],
}
const [calidad, gestion] = typedOf(kept).criterios
if (!calidad || !gestion) throw new Error('The form has two criteria')

test('publishes what was typed over a form as it was, commas and lines included', () => {
  expect(typedOf(kept).criterios[0]).toMatchObject({ peso: '62,5', items: 'Empaque\nFicha' })
  expect(formOf(typedOf(kept)).form).toEqual(kept)
})

test('tells what the weights add up to while they are typed', () => {
  expect(sumOf(typedOf(kept))).toBe('100')
  expect(sumOf({ criterios: [calidad] })).toBe('62,50')
  expect(sumOf({ criterios: [{ ...calidad, peso: 'mucho' }] })).toBeUndefined()
})

test('publishes no form whose weights do not add up to 100', () => {
  expect(formOf({ ...typedOf(kept), criterios: [calidad] })).toEqual({
    faults: { criterios: faults.weights },
  })
})

test('says at each field what is wrong with it', () => {
  const wrong = formOf({
    ...typedOf(kept),
    revision_dias: 'quince',
    criterios: [
      { ...calidad, peso: '0', items: 'Empaque\nEmpaque' },
      { ...gestion, nombre: ' ', maximo: '0' },
    ],
  })
  expect(wrong.faults).toEqual({
    revision_dias: faults.days,
    'criterios.1.nombre': faults.criterionName,
    'criterios.1.maximo': faults.highest,
  })
  const empty = formOf({ ...typedOf(kept), criterios: [{ ...calidad, items: 'Empaque\nEmpaque' }, gestion] })
  expect(empty.faults).toEqual({ 'criterios.0.items': faults.repeatedItems })
})

test('publishes no form without a level that begins at 0', () => {
  const bandas = typedOf(kept).bandas.slice(0, 1)
  expect(formOf({ ...typedOf(kept), bandas }).faults).toEqual({ bandas: faults.bands })
})

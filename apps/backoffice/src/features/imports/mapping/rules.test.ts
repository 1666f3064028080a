import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import type { ImportPlan } from '@enlace/contract/imports/schemas.ts'
import { expect, it } from 'vitest'
import { faultLines, placeId, planFaults } from './rules.ts'

const usualRules = { purchaseClasses: [], orderTypes: {}, settlement: 'open' } as const
const targets = {
  'account-statements': ['nit', 'factura', 'saldo'].map((field) => ({
    field,
    kind: 'code',
    must: field !== 'saldo',
    help: '',
  })),
}
const planOf = (file: Partial<ImportPlan['files'][number]>): ImportPlan => ({
  source: 'Siesa cartera',
  picture: 'changes',
  dueDays: 30,
  files: [
    {
      seq: 1,
      part: 'account-statements',
      sheet: null,
      headerLine: 1,
      fields: { nit: { column: 'NIT' } },
      ...file,
    },
  ],
})
const linesOf = (plan: ImportPlan) =>
  faultLines(planFaults(plan, targets, { usualRules: { ...usualRules, purchaseClasses: [] }, files: [] }), [
    { seq: 1, name: 'cartera.csv' },
  ])

it('says of each field that is missing where it is mended', () => {
  const field = fieldName('factura')
  expect(linesOf(planOf({ fields: {} }))).toEqual([
    {
      fieldId: placeId('nit', 1),
      message: `cartera.csv: indique la columna de ${fieldName('nit')}.`,
    },
    { fieldId: placeId('factura', 1), message: `cartera.csv: indique la columna de ${field}.` },
  ])
})

it('says that a kind which is asked waits for its answer', () => {
  const fields = { nit: { column: 'NIT' }, factura: { column: 'Factura' } }
  const plan = planOf({ fields, doubts: [{ reason: 'kind-unsure', field: null, options: [] }] })
  expect(linesOf(plan)).toEqual([
    { fieldId: placeId('answer', 1), message: 'cartera.csv: indique qué trae el archivo.' },
  ])
  expect(
    planFaults(plan, targets, { usualRules: { ...usualRules, purchaseClasses: [] }, files: [] }).isReady,
  ).toBe(false)
  expect(linesOf(planOf({ fields }))).toEqual([])
})

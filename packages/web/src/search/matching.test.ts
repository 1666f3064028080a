import { describe, expect, it } from 'vitest'
import { matching } from './matching.ts'

const option = (label: string) => ({ id: label, icon: '', label, href: '#/x' })
const found = (labels: string[], text: string) => matching(labels.map(option), text).map(({ label }) => label)

describe('screens and actions', () => {
  const labels = ['Consultas · Órdenes de compra', 'Estados de Cuenta · Pagos realizados', 'Salir']

  it('are all there while nothing is typed', () => {
    expect(found(labels, '')).toEqual(labels)
  })

  it('are found without accents and capitals', () => {
    expect(found(labels, 'ORDENES')).toEqual(['Consultas · Órdenes de compra'])
  })

  it('are found by their words in any order', () => {
    expect(found(labels, 'realizados estado')).toEqual(['Estados de Cuenta · Pagos realizados'])
    expect(found(labels, 'pagadas orden')).toEqual([])
  })
})

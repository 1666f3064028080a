import { expect, it } from 'vitest'
import { readLines } from './rules.ts'

const gridOf = (rows: readonly (readonly string[])[]) => ({
  sheet: null,
  rows: rows.map((cells, at) => ({ line: at + 1, cells: cells.map((text) => ({ text, isNumber: false })) })),
})

it('finds the columns below a title, whatever their order and spelling', () => {
  const lines = readLines([
    gridOf([
      ['Proveedores por invitar'],
      ['Correo electrónico', 'Razón social', 'NIT', 'Apellidos'],
      ['Sol@Tinta.CO ', 'Tinta', '890.903.938-8', 'Ruiz'],
    ]),
  ])
  expect(lines).toEqual([
    {
      line: 3,
      nit: '890.903.938-8',
      number: '890903938',
      email: 'sol@tinta.co',
      firstName: '',
      lastName: 'Ruiz',
      fault: undefined,
    },
  ])
})

it('finds nothing where a column is missing', () => {
  expect(
    readLines([
      gridOf([
        ['NIT', 'Nombre'],
        ['890903938', 'Tinta'],
      ]),
    ]),
  ).toBeUndefined()
})

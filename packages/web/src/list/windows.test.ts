import { expect, it } from 'vitest'
import { windowOptions } from './windows.ts'

const texts = { windowAll: 'Todos', windowDays: 'Últimos {n} días' }
const labels = (days: number, own = texts) => windowOptions(days, own).map(({ label }) => label)

it('offers three windows and all, with the one of the address among them', () => {
  expect(labels(30)).toEqual(['Últimos 30 días', 'Últimos 60 días', 'Últimos 90 días', 'Todos'])
  expect(labels(7)[0]).toBe('Últimos 7 días')
})

it('offers a year by its own name where the list has one', () => {
  const own = { ...texts, windowYear: 'Últimos 12 meses' }
  expect(labels(365, own)).toEqual([
    'Últimos 30 días',
    'Últimos 60 días',
    'Últimos 90 días',
    'Últimos 12 meses',
    'Todos',
  ])
  expect(labels(365)[0]).toBe('Últimos 365 días')
})

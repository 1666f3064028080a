import { expect, test } from 'vitest'
import { deskLinks, deskMatters, deskPlaces } from './places.ts'

const settings = { backofficeUrl: 'https://admin.example.co/' }

test('leads to where a matter is dealt with in the back office, and nowhere while it has no screen', () => {
  const desk = deskLinks(settings, { ...deskPlaces, question: (id) => `/preguntas/${id}`, policy: undefined })
  expect(desk('question', '7')).toBe('https://admin.example.co/#/preguntas/7')
  expect(desk('policy', '7')).toBeUndefined()
})

test('leads to the evaluation of which a supplier asks for a review, or sends evidence', () => {
  const desk = deskLinks(settings)
  expect(desk('evaluation-review', '7')).toBe('https://admin.example.co/#/calificacion/7')
  expect(desk('improvement-evidence', '7')).toBe('https://admin.example.co/#/calificacion/7')
})

test('knows a place, or that there is none, for everything that the company is written about', () => {
  expect(Object.keys(deskPlaces)).toEqual([...deskMatters])
})

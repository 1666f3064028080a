import { expect, test } from 'vitest'
import { serverErrorLink } from './server-error.ts'

test('leads back to the place that failed, with the reference of the failure', () => {
  expect(serverErrorLink('/papers?anio=2024', 'ab12')).toBe(
    '#/500?from=%2Fpapers%3Fanio%3D2024&reference=ab12',
  )
})

test('does not lead from the page of a failure to itself when a second call of the place fails', () => {
  expect(serverErrorLink('/500?from=%2Fpapers', undefined)).toBeUndefined()
})

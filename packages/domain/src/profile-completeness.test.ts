import { expect, it } from 'vitest'
import { profileCompleteness } from './profile-completeness.ts'

const whole = {
  firstName: 'Ana',
  lastName: 'Peña',
  email: 'ana@ejemplo.co',
  cityName: 'Cali',
  movil: '3001234567',
}

it('is complete when a person can be named, written to, called and found', () => {
  expect(profileCompleteness(whole)).toEqual({ porcentaje: 100, missing: [] })
})

it('names what is missing; blanks say nothing', () => {
  expect(profileCompleteness({ ...whole, movil: '', cityName: ' ' })).toEqual({
    porcentaje: 60,
    missing: ['cityName', 'movil'],
  })
})

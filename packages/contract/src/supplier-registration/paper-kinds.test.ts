import { expect, it } from 'vitest'
import { kindsOf } from './paper-kinds.ts'

const namesOf = (accept: string) => kindsOf(accept).map(({ name }) => name)

it('takes what a template says by endings, types and whole families', () => {
  expect(namesOf('.pdf')).toEqual(['PDF'])
  expect(namesOf(' .PDF , image/png')).toEqual(['PDF', 'PNG'])
  expect(namesOf('pdf; PNG')).toEqual(['PDF', 'PNG'])
  expect(namesOf('image/*')).toEqual(['JPG', 'PNG'])
  expect(namesOf('.jpeg,text/xml')).toEqual(['JPG', 'XML'])
})

it('takes every kind where a template says nothing, or nothing that can be taken', () => {
  for (const accept of ['', '.docx', '*']) expect(namesOf(accept)).toEqual(['PDF', 'JPG', 'PNG', 'XML'])
})

import { expect, it } from 'vitest'
import { identificationTypes, refuseIdentification } from './identification-types.ts'

it('knows the document types of the DIAN, each once', () => {
  const ids = identificationTypes.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(['11', '12', '13', '21', '22', '31', '41', '42', '47', '48', '50', '91'])
})

it.each([
  ['13', '1020304050', undefined],
  ['13', '123', undefined],
  ['13', '12', 'wrong-length'],
  ['13', '12345678901', 'wrong-length'],
  ['22', '123456', undefined],
  ['31', '9001234568', undefined],
  ['31', '9001234561', 'check-digit-mismatch'],
  ['41', 'AB1234', 'not-digits'],
  ['47', '123456789012345', undefined],
  ['47', '12345678', 'wrong-length'],
  ['00', '123456', 'unknown-type'],
])('judges type %s with %s: %s', (idDocument, document, reason) => {
  expect(refuseIdentification(idDocument, document)).toBe(reason)
})

import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { expect, it } from 'vitest'
import { buildTemplateField as field } from '../../../../test/template-field.ts'
import { emptyAnswers, faultsOf, schemaOf, supplierOf } from './answers.ts'

const fields = [
  field('requestType', { kind: 'hidden', start: '1' }),
  field('documentID', { isRequired: true }),
  field('documentIdVerify', { isRequired: true }),
  field('contactEmail', { inputType: 'email' }),
  field('contactTelephone'),
  field('sigla', { maxLength: 5 }),
  field('contactCity', { kind: 'city', isRequired: true }),
  field('checkAcepto', { kind: 'checkbox', isRequired: true }),
  field('rut', { kind: 'file', isRequired: true }),
]
const { faults } = texts

it('begins with what the template says and what is known, and keeps files beside it', () => {
  expect(emptyAnswers(fields, { documentID: '900123456', contactCity: 'Neiva', checkAcepto: true })).toEqual({
    requestType: '1',
    documentID: '900123456',
    documentIdVerify: '',
    contactEmail: '',
    contactTelephone: '',
    sigla: '',
    contactCity: { value: 'Neiva', label: 'Neiva' },
    checkAcepto: true,
  })
})

it('says of every field what is missing or wrong, and nothing of what may be left empty', () => {
  expect(faultsOf(fields, emptyAnswers(fields))).toEqual({
    documentID: texts.requiredField,
    documentIdVerify: texts.requiredField,
    contactCity: texts.requiredField,
    checkAcepto: texts.requiredField,
  })
  const wrong = {
    ...emptyAnswers(fields),
    documentID: 'no lo sé',
    documentIdVerify: '1',
    contactEmail: 'ana@cauchos',
    contactTelephone: '300123',
    sigla: 'larga',
    contactCity: { value: 'Neiva', label: 'Neiva' },
    checkAcepto: true,
  }
  expect(faultsOf(fields, { ...wrong, sigla: 'más larga' })).toEqual({
    documentID: faults.documentId,
    documentIdVerify: faults.checkDigit,
    contactEmail: faults.email,
    contactTelephone: faults.telephone,
    sigla: faults.long,
  })
})

it('takes a NIT with dots and its check digit, and says where that digit is another', () => {
  const typed = (documentID: string) =>
    faultsOf(fields, { ...emptyAnswers(fields), documentID, documentIdVerify: '8' })['documentID']
  for (const nit of ['900123456', '900.123.456', '900.123.456-8', 'NIT 900 123 456 - 8'])
    expect(typed(nit)).toBeUndefined()
  expect(typed('900.123.456-7')).toBe(faults.checkDigit)
  expect(typed('900.123.456-78')).toBe(faults.documentId)
})

it('takes a right NIT as the form library asks, and sends it in the shape of the supplierModel', () => {
  const right = {
    ...emptyAnswers(fields),
    documentID: ' 900123456 ',
    documentIdVerify: '8',
    contactCity: { value: 'Neiva', label: 'Neiva, Huila' },
    checkAcepto: true,
  }
  expect(schemaOf(fields).safeParse(right).success).toBe(true)
  expect(schemaOf(fields).safeParse({ ...right, documentIdVerify: '7' }).error?.issues[0]?.path).toEqual([
    'documentIdVerify',
  ])
  expect(supplierOf(right)).toMatchObject({
    documentID: '900123456',
    contactCity: 'Neiva',
    checkAcepto: true,
  })
})

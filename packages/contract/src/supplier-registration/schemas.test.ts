import { expect, it } from 'vitest'
import { SupplierModel, SupplierRegister } from './schemas.ts'
import { supplierRegistrationTexts as texts } from './texts.ts'

const whole = {
  businessName: 'Cauchos del Sur S.A.S.',
  shortName: 'Causur',
  documentID: '900123456',
  documentIdVerify: '8',
  economicActivity: '22',
  economicSubactivity: '2219',
  webSite: 'https://causur.example',
  pyme: '1',
  messageBusiness: 'Mangueras y empaques',
  taxRegime: '48',
  requestType: '1',
  contactName: 'Lucía Inés',
  contactLastname: 'Ñáñez',
  contactIdentificationType: '13',
  contactIdentification: '1020304050',
  contactCharge: 'Gerente',
  contactArea: 'Ventas',
  contactIndicativeTelephone: '57',
  contactTelephone: '3005550188',
  contactEmail: 'lucia@causur.example',
  contactCity: 'Neiva, Huila',
  contactAddress: 'Calle 10 # 4-21',
  captchaValue: 'prueba',
  checkAcepto: true,
  checkAutorizo: true,
}
const company = '{"id":1}'

it('takes every field of the supplierModel, and what a template asks under names of its own', () => {
  expect(SupplierModel.parse(whole)).toEqual(whole)
  const answer = { ...whole, tipoSuministro: 'transporte' }
  const sent = SupplierRegister.parse({ supplier: JSON.stringify(answer), company })
  expect(sent).toEqual({ supplier: answer, company: { id: 1 } })
})

it('says of each field what is wrong with it, and of a text that is no JSON that it cannot be read', () => {
  const wrong = { ...whole, documentIdVerify: '7', contactEmail: 'lucia@', contactTelephone: '300' }
  const read = SupplierRegister.safeParse({ supplier: JSON.stringify(wrong), company })
  expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['supplier.contactTelephone', texts.faults.telephone],
    ['supplier.contactEmail', texts.faults.email],
    ['supplier.documentIdVerify', texts.faults.checkDigit],
  ])
  const torn = SupplierRegister.safeParse({ supplier: '{"businessName":', company })
  expect(torn.error?.issues[0]?.message).toBe(texts.faults.malformed)
})

it('refuses more answers than any form asks, and longer ones', () => {
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`campo${at}`, 'x']))
  expect(SupplierModel.safeParse({ ...whole, ...many }).success).toBe(false)
  expect(SupplierModel.safeParse({ ...whole, nota: 'x'.repeat(2001) }).success).toBe(false)
  expect(SupplierModel.safeParse({ ...whole, nota: { anidada: 'x' } }).success).toBe(false)
})

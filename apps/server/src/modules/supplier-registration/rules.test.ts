import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { expect, it } from 'vitest'
import { demandsOf } from './requests/demands.ts'
import { contentsOf, missingFields } from './rules.ts'

const html = `
  <fieldset><legend>Empresa</legend>
    <label>Razón social <input name="businessName" data-label="Razón social" required></label>
    <select name="taxRegime" required><option>1</option></select>
    <textarea name="messageBusiness"></textarea>
    <input type="file" name="rut" data-label="RUT" required>
    <input type="checkbox" name="checkAcepto" required>
    <input name="no es un nombre" required><input name="__proto__" required><button name="enviar" required>x</button>
  </fieldset>
  <!-- <input name="comentado" required> -->
  <script>'<input name="escrito" required>'</script>`

it('reads from a template what it asks for, and passes over what is no field', () => {
  expect(demandsOf(html)).toEqual({
    labels: {
      businessName: 'Razón social',
      taxRegime: 'taxRegime',
      messageBusiness: 'messageBusiness',
      rut: 'RUT',
      checkAcepto: 'checkAcepto',
    },
    required: ['businessName', 'taxRegime', 'rut', 'checkAcepto'],
    files: ['rut'],
    accepts: { rut: '' },
    lists: [],
    hasCaptcha: false,
  })
  expect(demandsOf(`${html}<div data-captcha></div>`).hasCaptcha).toBe(true)
})

it('misses blanks, boxes without a tick and files that did not come', () => {
  const demands = demandsOf(html)
  const answers = { businessName: ' \t', taxRegime: '48', checkAcepto: false }
  const sentence = texts.requiredField
  expect(missingFields(demands, answers, new Set())).toEqual({
    businessName: sentence,
    rut: sentence,
    checkAcepto: sentence,
  })
  const whole = { businessName: 'Cauchos', taxRegime: '48', checkAcepto: true }
  expect(missingFields(demands, whole, new Set(['rut']))).toEqual({})
})

it('keeps the answers without the proof of the captcha, and calls a file as the template does', () => {
  const file = {
    field: 'rut',
    name: 'rut.pdf',
    mediaType: 'application/pdf',
    size: 1,
    sha256: '',
    storageKey: '',
  } as const
  const contents = contentsOf(
    { businessName: 'Cauchos', documentID: '900123456', contactEmail: 'a@b.co', captchaValue: 'secreto' },
    demandsOf(html),
    [file],
  )
  expect(contents.supplier).not.toHaveProperty('captchaValue')
  expect(contents).toMatchObject({ documento_numero: '900123456', documento_dv: 8, person: 'Cauchos' })
  expect(contents.files[0]?.label).toBe('RUT')
})

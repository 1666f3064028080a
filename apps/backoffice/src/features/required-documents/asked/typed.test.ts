import { AskedForm } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts as texts } from '@enlace/contract/required-documents/asked/texts.ts'
import { expect, it } from 'vitest'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { formOf, typedOf } from './typed.ts'

const document = {
  id: 'a0a0a0a0-0000-4000-8000-000000000000',
  codigo: 'rut',
  nombre: 'RUT',
  descripcion: '',
  alcance: 'proveedor' as const,
  tipo_contrato: null,
  contrato: null,
  persona: 'juridica' as const,
  suministro: null,
  tamanos: ['micro' as const],
  riesgos: [],
  obligatorio: true,
  regla: 'dias' as const,
  dias: 90,
  fecha: null,
  gracia: 5,
  orden: 2,
  plantilla: null,
  activo: true,
  version: 3,
  proveedores: 1,
}

it('sends a document as it was read, without what is no part of the form', () => {
  const { id: _, codigo: __, plantilla: ___, activo: ____, version, proveedores, ...form } = document
  expect([version, proveedores]).toEqual([3, 1])
  expect(formOf(typedOf(document))).toEqual(form)
})

it('keeps only the value that the chosen validity needs', () => {
  const typed = { ...typedOf(document), regla: 'fecha' as const, fecha: '2027-03-31' }
  expect(formOf(typed)).toMatchObject({ dias: null, fecha: '2027-03-31' })
})

it('says at the field what is missing', () => {
  const typed = { ...typedOf(undefined), regla: 'dias' as const, gracia: '' }
  expect(fieldFaults(AskedForm, formOf(typed))).toMatchObject({
    nombre: texts.faults.nombre,
    gracia: texts.faults.gracia,
  })
  const named = { ...typed, nombre: 'RUT', gracia: '0' }
  expect(fieldFaults(AskedForm, formOf(named))).toEqual({ dias: texts.faults.dias })
})

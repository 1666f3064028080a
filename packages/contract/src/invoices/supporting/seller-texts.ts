import type { SellerField } from '@enlace/domain/supporting/seller.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** What a documento soporte says of its seller. */
export const sellerTexts = {
  title: 'Datos para el documento soporte',
  name: fields.name,
  identification: fields.identification,
  identificationOf: '{tipo} {numero}',
  person: fields.personKind,
  persons: { '1': 'Persona jurídica', '2': 'Persona natural' },
  responsibilities: 'Responsabilidades fiscales',
  coded: fields.codeAndName,
  missing: fields.unregistered,
  provenances: { residente: 'Residente en Colombia', no_residente: 'No residente en Colombia' },
  fields: {
    procedencia: 'Procedencia',
    tipo_identificacion: fields.identificationKind,
    regimen: fields.taxRegime,
    direccion: fields.address,
    municipio: fields.municipality,
    pais: 'País',
    departamento: 'Departamento o estado',
    localidad: fields.city,
    codigo_postal: 'Código postal',
    correo: fields.email,
  } satisfies Record<SellerField, string>,
} as const

/** The part of the form. */
export const sellerFormTexts = {
  intro: 'La compañía los necesita para expedir el documento soporte. Quedan guardados para la próxima vez.',
  change: 'Cambiar los datos',
  choose: actions.choose,
  postalHint: 'Opcional. Seis dígitos.',
  faults: {
    email: 'Escriba un correo electrónico válido.',
    postal: 'Escriba el código postal sin signos.',
  },
} as const

import * as fields from '@enlace/contract/core/words/field-texts.ts'
import * as states from '@enlace/contract/core/words/state-texts.ts'

/** The texts of the bank's certificate and of the demo's change of account. */
export const demoBankTexts = {
  fileName: 'certificacion-bancaria.pdf',
  title: fields.bankCertificate,
  subtitle: 'Expedida el {fecha}',
  bank: 'Banco de demostración',
  bankLine: 'Documento de demostración: no lo expidió ninguna entidad',
  holder: fields.holder,
  nit: fields.nit,
  kind: 'Tipo de cuenta',
  number: 'Número de cuenta',
  state: fields.state,
  active: states.activa,
  text: 'La cuenta está a nombre del titular y activa en la fecha de esta certificación, que se expide a solicitud del interesado.',
  textTitle: 'Certificamos',
  note: 'Documento de demostración.',
  foot: 'Documento de demostración',
  page: fields.pageOf,
  motive: 'Unificamos los recaudos de la sucursal en un solo banco.',
  verified: 'Llamada al teléfono que está en el ERP; lo confirmó la gerente financiera.',
  approvers: [
    { email: 'cuentas@demo.co', name: 'Wilson Bermúdez Ortiz' },
    { email: 'admin@demo.co', name: 'Claudia Restrepo Vélez' },
  ],
  secondApprovers: [
    { email: 'tesoreria@demo.co', name: 'Ingrid Barrios Pacheco' },
    { email: 'admin@demo.co', name: 'Claudia Restrepo Vélez' },
  ],
  failed: 'No se pudieron registrar las cuentas bancarias de demostración: {reason}',
} as const

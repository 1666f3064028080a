import * as fields from '../../core/words/field-texts.ts'

/** The panel of a supplier's cuentas de cobro. */
export const supportingPermissionTexts = {
  title: fields.accountBills,
  hint: 'El parámetro «Cuentas de cobro» decide por tipo de proveedor. Aquí puede abrirlas o cerrarlas solo para este.',
  choice: 'Permiso de este proveedor',
  byRule: { yes: 'Según el parámetro: puede', no: 'Según el parámetro: no puede' },
  open: 'Abiertas',
  closed: 'Cerradas',
  by: fields.whenAndWho,
  saved: 'El permiso de cuentas de cobro quedó guardado.',
} as const

/** The cuentas de cobro that suppliers' programs send. */
export const supportingProgramTexts = {
  malformed: 'El campo cuenta debe ser la cuenta de cobro en JSON.',
  kept: 'Quedó como borrador: {motivos}',
} as const

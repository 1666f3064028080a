/** The errors of an identity document's number for its kind (spec 5). */
export const identificationTexts = {
  title: 'Identificación no válida',
  'unknown-type': 'Elija un tipo de identificación de la lista.',
  'not-digits': 'Ingrese el número de identificación solo con números.',
  'wrong-length': '{type}: el número tiene de {from} a {to} dígitos. Revise el tipo y el número.',
  'exact-length': '{type}: el número tiene {from} {from:dígito|dígitos}. Revise el tipo y el número.',
  'check-digit-mismatch':
    'El último dígito no corresponde al dígito de verificación de ese NIT. Escríbalo completo, sin guion.',
} as const

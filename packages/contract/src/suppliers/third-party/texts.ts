/** The errors of a typed NIT (spec 5, Company search; decisions 5). */
export const typedNitTexts = {
  empty: 'El NIT es un campo requerido',
  'not-a-number': 'Ingrese el NIT en números; puede llevar puntos, espacios, guion y dígito de verificación.',
  'too-short': 'El NIT tiene al menos 3 dígitos. Revise el número.',
  'too-long': 'El NIT tiene hasta 15 dígitos. Revise el número.',
  'check-digit-malformed': 'Después del guion va solo el dígito de verificación.',
  'check-digit-mismatch': 'El dígito de verificación no corresponde a ese NIT. Revise el número completo.',
  'final-consumer': 'Ese número es el de un consumidor final. Ingrese el NIT de la empresa.',
} as const

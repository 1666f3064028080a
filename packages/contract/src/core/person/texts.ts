import * as fields from '../words/field-texts.ts'

/** The personal data fields: labels and the specification's messages (spec 5). */
export const personTexts = {
  firstName: 'Nombre(s)',
  lastName: 'Apellido(s)',
  indicative: fields.dialCode,
  indicativeHint: 'Colombia: 57',
  movil: 'Teléfono Móvil',
  movilHint: '10 dígitos, sin indicativo.',
  faults: {
    firstName: 'El Nombre(s) es un campo Requerido',
    lastName: 'El Apellido(s) es un campo Requerido',
    indicative: 'El Indicativo es un campo Requerido',
    indicativeLong: 'El Indicativo no puede ser mayor a 4 digitos',
    movil: 'El Teléfono Móvil es un campo Requerido',
    movilLength: 'El Teléfono Móvil debe tener 10 digitos',
    letters: '{field}: solo letras y espacios.',
    digits: '{field}: solo números.',
    long: '{field}: hasta {n} caracteres.',
  },
  /** The search for a city. */
  city: {
    prompt: 'Escriba el nombre de la ciudad o el municipio.',
    loading: 'Buscando…',
    empty: 'Ninguna ciudad tiene ese nombre. Revise cómo está escrito.',
    failed: 'No se pudo buscar. Intente de nuevo.',
    clear: 'Borrar la ciudad',
    open: 'Ver ciudades',
  },
} as const

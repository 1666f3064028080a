/** Texts of the templates. */
export const importTemplateTexts = {
  author: 'Enlace',
  records: 'Registros',
  fields: 'Explicación',
  heads: {
    column: 'Columna',
    name: 'Dato',
    required: 'Obligatoria',
    meaning: 'Para qué es',
    cells: 'Valores admitidos',
    example: 'Ejemplo',
    known: 'También se reconoce como',
  },
  required: 'Obligatorio',
  yes: 'Sí',
  no: 'No',
} as const

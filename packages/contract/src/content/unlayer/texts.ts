import * as fields from '../../core/words/field-texts.ts'

/** The page of a template filled with the supplier's data. */
export const templateTexts = {
  title: fields.document,
  print: 'Imprimir o guardar en PDF',
  empty: 'El documento no tiene datos para mostrar hoy.',
  failed: 'El documento llegó, pero no se pudo preparar para mostrarlo. Actualice la página.',
} as const

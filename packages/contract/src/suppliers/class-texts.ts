import * as actions from '../core/words/action-texts.ts'

/** The size of a supplier (Ley 590 de 2000) and the risk that the company's staff sees in it. */
export const supplierClassTexts = {
  title: 'Tamaño y riesgo',
  hint: 'Los define la compañía. Con ellos se decide qué documentos se le exigen.',
  tamano: 'Tamaño del proveedor',
  riesgo: 'Riesgo del proveedor',
  tamanos: {
    micro: 'Microempresa',
    pequena: 'Pequeña empresa',
    mediana: 'Mediana empresa',
    grande: 'Gran empresa',
  },
  riesgos: { bajo: 'Bajo', medio: 'Medio', alto: 'Alto' },
  unset: 'Sin asignar',
  edit: 'Cambiar tamaño y riesgo',
  close: actions.close,
  cancel: actions.cancel,
  save: actions.save,
  saved: 'El tamaño y el riesgo de {nombre} quedaron guardados.',
} as const

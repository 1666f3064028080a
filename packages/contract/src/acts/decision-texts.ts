import type { DecidedLine } from './decision-schemas.ts'

/** The company's decisions on a supplier's report, for the thread. */
export const decisionTexts = {
  objection: {
    aceptada: 'La compañía aceptó la objeción de la nota débito {documento}.',
    rechazada: 'La compañía no aceptó la objeción de la nota débito {documento}.',
  },
  proposal: {
    aceptada: 'La compañía aceptó su propuesta para la orden de compra {documento}.',
    rechazada: 'La compañía no aceptó su propuesta para la orden de compra {documento}.',
    contrapropuesta: 'La compañía hizo una contrapropuesta para la orden de compra {documento}.',
    parcial: 'La compañía respondió, línea por línea, su propuesta para la orden de compra {documento}.',
  },
  creditNote: 'Nota crédito: {numero}.',
  line: 'Línea {linea} · {item}. {propuesta}: {decision}',
  lineDecisions: {
    aceptar: 'aceptada.',
    rechazar: 'no aceptada.',
    contraponer: 'la compañía propone {valor}.',
    contraponerSinValor: 'la compañía responde.',
  } satisfies Record<DecidedLine['decision'] | 'contraponerSinValor', string>,
  values: { fecha: 'entregar el {value}', cantidad: 'la cantidad {value}', precio: 'el precio {value}' },
} as const

/** The company's decision and answer, shown with the supplier's report on the document's page. */
export const actAnswerTexts = {
  decided: 'La compañía decidió',
  answered: 'La compañía respondió',
  waiting: 'La compañía aún no decide.',
  line: 'Respuesta: {decision}',
} as const

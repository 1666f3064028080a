import * as actions from '../words/action-texts.ts'

/** Why a list is empty and what to do; lists without any data have their own texts (screens 2.0). */
export const emptyTexts = {
  noMatch: 'Ningún resultado con estos filtros.',
  noSuchPage: 'Esta página ya no tiene resultados.',
  firstPage: 'Ir a la primera página',
  failed: 'No pudimos consultar.',
  retry: actions.retry,
  reference: 'Referencia: {reference}',
} as const

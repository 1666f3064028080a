import * as fields from '../words/field-texts.ts'

/** From when until when, and how much: the filters by a range. */
export const rangeTexts = {
  from: fields.from,
  to: fields.until,
  since: 'Desde {from}',
  until: 'Hasta {to}',
  between: '{from} – {to}',
  min: 'Valor mínimo',
  max: 'Valor máximo',
  atLeast: 'Desde {min}',
  atMost: 'Hasta {max}',
  wrongOrder: 'La fecha final no puede ser anterior a la inicial.',
  wrongAmountOrder: 'El valor máximo no puede ser menor que el mínimo.',
  notAnAmount: 'Escriba un valor, por ejemplo 1.500.000.',
  tooManyDecimals: 'Escriba el valor con dos decimales como máximo.',
} as const

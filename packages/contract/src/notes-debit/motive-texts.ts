import * as fields from '../core/words/field-texts.ts'

/** The filter by the reason of a note. */
export const motiveTexts = {
  motive: fields.reason,
  anyMotive: 'Todos los motivos',
  motiveWithCount: '{motivo} ({n})',
} as const

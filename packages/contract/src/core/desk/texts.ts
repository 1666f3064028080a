import * as actions from '../words/action-texts.ts'
import * as fields from '../words/field-texts.ts'
import * as states from '../words/state-texts.ts'

/** What every desk says. */
export const deskTexts = {
  breadcrumb: fields.breadcrumb,
  state: fields.state,
  history: fields.changeHistory,
  about: 'De qué se trata',
  close: actions.close,
  refused: 'La decisión no se aplicó',
  required: 'Escriba lo que falta aquí.',
  dateRequired: 'Ingrese una fecha como aparece en el calendario.',
  steps: { done: states.done, current: 'ahora' },
} as const

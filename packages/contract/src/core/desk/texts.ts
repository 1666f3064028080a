import * as actions from '../words/action-texts.ts'
import * as fields from '../words/field-texts.ts'
import * as states from '../words/state-texts.ts'

/** The texts of every work list in the back office. */
export const deskTexts = {
  breadcrumb: fields.breadcrumb,
  state: fields.state,
  history: fields.history,
  about: fields.subject,
  close: actions.close,
  decision: 'Decisión',
  refused: 'La decisión no se aplicó',
  choose: actions.choose,
  required: 'Complete este dato.',
  dateRequired: 'Ingrese una fecha válida, por ejemplo 31/12/2026.',
  steps: { done: states.done, current: 'ahora' },
} as const

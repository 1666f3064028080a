import * as actions from '../words/action-texts.ts'

/** The notice that a newer build replaces the open page. */
export const versionTexts = {
  label: 'Nueva versión',
  available: 'Hay una versión nueva',
  update: actions.refresh,
  formFirst: 'Hay una versión nueva. Envíe o termine primero sus cambios.',
} as const

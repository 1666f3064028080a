import * as actions from '../words/action-texts.ts'
import * as fields from '../words/field-texts.ts'
import * as sentences from '../words/sentence-texts.ts'

/** A field for several files. */
export const filesInputTexts = {
  choose: 'Elegir archivos',
  chosen: 'Archivos elegidos',
  drop: 'o arrástrelos aquí',
  remove: actions.removeNamed,
  sending: sentences.sendingFile,
} as const

/** A field for one file. */
export const fileInputTexts = {
  choose: actions.chooseFile,
  chosen: fields.chosenFile,
  drop: actions.dropFile,
  remove: actions.removeNamed,
  sending: sentences.sendingFile,
} as const

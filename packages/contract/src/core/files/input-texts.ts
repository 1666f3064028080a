import * as actions from '../words/action-texts.ts'
import * as fields from '../words/field-texts.ts'
import * as sentences from '../words/sentence-texts.ts'

/** A field for one file. */
export const fileInputTexts = {
  choose: actions.chooseFile,
  chosen: fields.chosenFile,
  drop: actions.dropFile,
  remove: actions.removeNamed,
  sending: sentences.sendingFile,
} as const

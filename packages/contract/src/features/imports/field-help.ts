import { fill } from '../../core/fill.ts'
import { importCellTexts, importFieldHelpTexts, importPartHelpTexts } from './field-help-texts.ts'
import type { ImportPart } from './schemas.ts'

const general: Readonly<Record<string, string>> = importFieldHelpTexts
const ofParts: Readonly<Record<ImportPart, Readonly<Record<string, string>>>> = importPartHelpTexts
const cells: Readonly<Record<string, string>> = importCellTexts

/** What a field of a kind of file is for, in a sentence. */
export const fieldHelp = (part: ImportPart, field: string): string =>
  ofParts[part][field] ?? general[field] ?? ''

/** What may stand in a field's cells: its closed list, or how its kind is written. */
export const cellHelp = (kind: string, values: readonly string[] | undefined): string =>
  values ? fill(importCellTexts.values, { values: values.join(', ') }) : (cells[kind] ?? '')

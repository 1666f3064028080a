import type { Act, ActLine, ObjectionMotive } from '@enlace/contract/acts/schemas.ts'
import { lineSentence } from '@enlace/contract/acts/line-words.ts'
import { actMessageTexts as texts, objectionMotiveTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'

/** An act of a supplier on a document, as described in the thread and in the mails. */
export interface SaidAct {
  act: Act
  motive: ObjectionMotive | null
  comment: string
  lines: readonly ActLine[]
  /** Of the document, for the prices of its lines. */
  currency: string
}

/** Describes an act in sentences, one per line. */
export function sayAct({ act, motive, comment, lines, currency }: SaidAct): string {
  return [
    texts[act],
    ...(motive === null ? [] : [fill(texts.motive, { motivo: objectionMotiveTexts[motive] })]),
    ...lines.map((line) => lineSentence(line, currency)),
    ...(comment === '' ? [] : [comment]),
  ].join('\n')
}

import { fill } from '@enlace/contract/core/fill.ts'
import { checks, type CheckName } from '../model/checks.ts'
import type { ReadDocument } from '../model/delivery.ts'
import type { DocumentType } from '../model/document.ts'
import type { Circumstances, Finding } from '../model/finding.ts'
import { findingTexts, words } from '../texts/texts.ts'

/** What a check found, with the values of its sentence. */
export interface Found {
  check: CheckName
  values: Readonly<Record<string, string>>
}

/** Checks a part of a document. */
export type Checker = (read: ReadDocument, circumstances: Circumstances) => Found[]

/** What was found if something is wrong, else nothing. */
export function foundIf(
  isWrong: boolean,
  check: CheckName,
  values: () => Readonly<Record<string, string>>,
): Found[] {
  return isWrong ? [{ check, values: values() }] : []
}

/** The finding with its sentence; `{documento}` and `{numero}` are known in each. */
export function findingOf({ check, values }: Found, { document }: ReadDocument): Finding {
  const { severity, where, annex } = checks[check]
  const known = { documento: words.documents[document.type], numero: document.number }
  return {
    check,
    severity,
    sentence: fill(findingTexts[check], { ...known, ...values }),
    where: words.parts[where],
    annex: fill(words.annex, { regla: annexOf(document.type, annex) }),
  }
}

const letters = { invoice: 'F', 'credit-note': 'C', 'debit-note': 'D' } as const satisfies Record<
  DocumentType,
  string
>

/** Rules of the DIAN begin with the letter of the document: FAU14, CAU14, DAU14. */
function annexOf(type: DocumentType, annex: string): string {
  return annex.replace(/^(?=[A-Z]{2}\d\d)/, letters[type])
}

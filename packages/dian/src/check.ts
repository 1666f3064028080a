import { findingOf, type Checker } from './checks/found.ts'
import { checkDelivered } from './checks/delivered.ts'
import { checkHeader } from './checks/header.ts'
import { checkKeys } from './checks/keys.ts'
import { checkKnown } from './checks/known.ts'
import { checkParties } from './checks/parties.ts'
import { checkSignature } from './checks/signatures.ts'
import { checkTotals } from './checks/totals.ts'
import type { Severity } from './model/checks.ts'
import type { ReadDocument } from './model/delivery.ts'
import type { Circumstances, Finding } from './model/finding.ts'

export type { CheckName, Severity } from './model/checks.ts'
export type { Circumstances, CreditedInvoice, EarlierDocument, Finding, KnownParty } from './model/finding.ts'

const order: readonly Severity[] = ['rechaza', 'advierte', 'informa']

const checkers: readonly Checker[] = [
  checkParties,
  checkHeader,
  checkKnown,
  checkDelivered,
  checkTotals,
  checkKeys,
  checkSignature,
]

/** The findings on a document, refusing ones first. What cannot be checked is told as `informa`, or not claimed at all. */
export function checkDocument(read: ReadDocument, circumstances: Circumstances): Finding[] {
  return checkers
    .flatMap((check) => check(read, circumstances))
    .map((found) => findingOf(found, read))
    .toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}

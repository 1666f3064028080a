import { ownText } from '../text/content.ts'
import { noRecordReasons } from './no-record.ts'

/** Why a record was not loaded. */
export const refusals = [
  'cells-mismatch',
  'value-missing',
  'nit-unreadable',
  'nit-check-digit',
  'nit-final-consumer',
  'nit-digits-lost',
  'nit-letters',
  'nit-foreign',
  'nit-several',
  'nit-length',
  'cell-error',
  'code-digits-lost',
  'code-is-date',
  'date-unreadable',
  'date-ambiguous',
  'number-unreadable',
  'number-ambiguous',
  'number-too-large',
  'number-in-currency',
  'number-not-implied',
  'quantity-negative',
  'key-repeated',
  'key-repeated-differs',
  'supplier-unknown',
  'receipt-unknown',
  'totals-row',
  'header-repeated',
  'page-row',
  'withholding-type-unknown',
  'withholding-rate-unreadable',
  'rate-unreadable',
  'operation-missing',
  'year-unreadable',
  'bimester-unreadable',
  'municipality-unknown',
  'municipality-ambiguous',
  'contract-type-unknown',
  'contract-unknown',
  'currency-unreadable',
  'document-unknown',
  'imputation-kind-unknown',
  'currency-differs',
  'branch-unknown',
  'record-unreadable',
  'text-unstorable',
  'value-unplain',
  'link-kind-unknown',
  'reference-unknown',
  'reference-ambiguous',
  'lines-unexpected',
  'document-lines-refused',
  'receipt-lines-refused',
  'key-needed',
  'paid-stays',
  'in-use-stays',
] as const

/** Problems of how a file is written, whatever its content. */
export const readingDoubts = [
  'text-control-character',
  'text-encoded-twice',
  'encoding-guessed',
  'header-joined',
  'workbook-macros',
] as const

/** Doubts on a record that was loaded. */
export const doubts = [
  ...readingDoubts,
  'nit-check-digit-glued',
  'nit-maybe-glued',
  'nit-scientific',
  'nit-short',
  'nit-made-up',
  'nit-transposed',
  'name-repeated',
  'supplier-merged',
  'text-line-break',
  'text-letters-lost',
  'text-letters-guessed',
  'text-html',
  'text-formula',
  'code-zeros-lost',
  'code-maybe-date',
  'code-maybe-rounded',
  'code-alike',
  'amount-rounded',
  'number-not-available',
  'number-mark-untold',
  'number-side',
  'number-padded',
  'tax-rate-unusual',
  'adjustment-large',
  'date-order-guessed',
  'date-order-untold',
  'date-serial',
  'date-zone',
  'date-far',
  'invoice-list',
  'invoice-number-glued',
  'invoice-maybe-list',
  'invoice-range',
  'invoice-date-run-in',
  'invoice-without-number',
  'invoice-date-missing',
  'invoice-date-differs',
  'invoice-before-order',
  'invoice-after-receipt',
  'invoice-on-several-receipts',
  'invoice-not-owed',
  'invoice-without-value',
  'cufe-unreadable',
  'order-date-missing',
  'order-date-differs',
  'order-after-receipt',
  'order-without-type',
  'receipt-class-unsaid',
  'receipt-without-lines',
  'receipt-incomplete',
  'withholding-value-differs',
  'withholding-rate-differs',
  'withholding-rate-maybe-code',
  'withholding-with-cents',
  'withholding-sign-differs',
  'withholding-period-differs',
  'withholding-repeated',
  'iva-above-operation',
  'municipality-capital',
  'contract-state-unknown',
  'state-unknown',
  'flag-unreadable',
  'contract-dates-reversed',
  'contract-over-executed',
  'supplier-created',
  'due-date-missing',
  'balance-above-value',
  'invoice-below-zero',
  'invoice-paid-with-balance',
  'due-before-issue',
  'field-unknown',
  'record-superseded',
  'total-differs',
  'document-incomplete',
  'document-without-lines',
  'order-unknown',
  'quantities-differ',
  'reason-cut',
  'unit-unknown',
  'activity-unknown',
  'regime-unknown',
  'email-unreadable',
  'city-unknown',
] as const

/** Why a record was refused or is doubtful. */
export type FindingReason = (typeof refusals)[number] | (typeof doubts)[number]

/** The location of a record: its file and the physical line on which it begins. */
export interface Place {
  file: string
  line: number
}

/** One refused or doubtful record of a load. `values` fill the placeholders of the reason's sentence. */
export interface Finding extends Place {
  severity: 'refused' | 'doubtful'
  reason: FindingReason
  /** The source's own column. */
  field: string | null
  /** The cell as found, truncated if long. */
  value: string | null
  values: Readonly<Record<string, string>>
}

/** The optional parts of a finding besides its place and reason. */
export interface FindingDetail {
  field?: string | null
  value?: string | null
  values?: Readonly<Record<string, string>>
}

const longestValue = 200

const placesOf = (findings: readonly Finding[]) =>
  new Set(findings.map(({ file, line }) => `${file}:${line}`)).size

/** The findings of one load, in the order in which they were made. */
export class Findings {
  readonly all: Finding[] = []
  /** The rows stored for the record of a line, as `table|key`, if the caller asks for them. */
  readonly kept: Map<number, string[]> | null
  #leftOut = 0

  constructor({ remembersKeys = false } = {}) {
    this.kept = remembersKeys ? new Map<number, string[]>() : null
  }

  /** Notes a row that a record is stored as. */
  keep({ line }: Place, table: string, key: string): void {
    this.kept?.set(line, [...(this.kept.get(line) ?? []), `${table}|${key}`])
  }

  /** Reports a record that is not loaded. */
  refuse(place: Place, reason: (typeof refusals)[number], detail: FindingDetail = {}): void {
    this.#add(place, 'refused', reason, detail)
  }

  /** Reports a record that is loaded, but should be reviewed. */
  doubt(place: Place, reason: (typeof doubts)[number], detail: FindingDetail = {}): void {
    this.#add(place, 'doubtful', reason, detail)
  }

  /** Replaces the reason of a refusal with a more exact one, once the rest of its file is known. */
  refineRefusal(at: number, reason: (typeof refusals)[number], values: FindingDetail['values']): void {
    const finding = this.all[at]
    if (finding?.severity !== 'refused' || noRecordReasons.includes(finding.reason)) return
    finding.reason = reason
    finding.values = { ...finding.values, ...values }
  }

  /** Counts a row that the user chose to leave out, which has no finding. */
  leaveOut(): void {
    this.#leftOut += 1
  }

  /** How many rows were not records: left out by choice, or totals, repeated headers and page footers. */
  get leftOut(): number {
    return this.#leftOut + placesOf(this.all.filter((finding) => this.#isNoRecord(finding)))
  }

  /** How many records have a finding of a severity; a record with several counts once. */
  countRecords(severity: Finding['severity']): number {
    return placesOf(this.all.filter((finding) => finding.severity === severity && !this.#isNoRecord(finding)))
  }

  /** Everything that a program sends is a record, whatever it looks like, and counted as accepted or refused. */
  #isNoRecord({ reason }: Finding): boolean {
    return this.kept === null && noRecordReasons.includes(reason)
  }

  #add(
    { file, line }: Place,
    severity: Finding['severity'],
    reason: FindingReason,
    { field = null, value = null, values = {} }: FindingDetail,
  ): void {
    const shown = value !== null && value.length > longestValue ? `${value.slice(0, longestValue)}…` : value
    this.all.push({
      file,
      line,
      severity,
      reason,
      field,
      value: shown === null ? null : ownText(shown),
      values,
    })
  }
}

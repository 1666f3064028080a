import type { Fact } from './facts.ts'
import type { Letterhead } from './letterhead.ts'
import type { PaperTable } from './table.ts'

/** One step of the ageing: what it is called, how much, and which share of all that is owed, from 0 to 1. */
export interface AgeingStep {
  label: string
  rows: string
  value: string
  share: number
  isOverdue: boolean
}

/** What is owed in one currency: the figures, how old they are, each open invoice, and how it came about. */
export interface CurrencyStatement {
  title: string
  figures: readonly Fact[]
  ageing: { title: string; steps: readonly AgeingStep[] }
  open: PaperTable
  /** With the opening balance as the first row and the closing one as the last. */
  movements: PaperTable
}

/** A supplier's statement of account on its cut-off day. Every text comes with it. */
export interface StatementOfAccount {
  letterhead: Letterhead
  title: string
  /** The cut-off day in words. */
  subtitle: string
  /** Whose account it is: name, NIT, branch, when the data is of. */
  facts: readonly Fact[]
  currencies: readonly CurrencyStatement[]
  /** What is said where nothing is owed and nothing happened. */
  empty: string
  note: string
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/** A statement of account as a PDF on letter paper. */
export async function statementOfAccount(statement: StatementOfAccount): Promise<Buffer> {
  throw new Error(`Not drawn yet: ${statement.title}`)
}

import type { Fact } from './facts.ts'
import type { Letterhead } from './letterhead.ts'
import type { PaperColumn } from './table.ts'

/** A list as it is printed: whose, narrowed how, its rows and what they add up to. Every text comes with it. */
export interface ListPaper {
  letterhead: Letterhead
  title: string
  subtitle: string
  /** Whose list it is and what it was narrowed to, in words. */
  facts: readonly Fact[]
  columns: readonly PaperColumn[]
  /** A text for each column; read once, in their order. */
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>
  /** A line a currency, a text for each column, asked for after the last row. */
  totals: () => readonly (readonly string[])[]
  /** What stands where there are no rows. */
  empty: string
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/** A list as a PDF on letter paper laid across, as many pages as it needs. */
export async function listPdf(paper: ListPaper): Promise<Buffer> {
  throw new Error(`Not drawn yet: ${paper.title}`)
}

import type { Fact } from './facts.ts'
import type { Letterhead } from './letterhead.ts'
import type { PaperColumn } from './table.ts'
import type { Verification } from './verification.ts'

/** A file that a paper carries within itself, for programs: what was withheld, line by line. */
export interface CarriedFile {
  name: string
  mediaType: string
  description: string
  bytes: Buffer
}

/** What was withheld: a row for each concept and rate, and what they come to. A text for each column. */
export interface CertificateTable {
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  total: readonly string[]
}

/** A withholding certificate, in the order in which it is read. Every text comes with it. */
export interface CertificatePaper {
  /** Who withheld: name, NIT, address, city and phone, logo, colour. */
  letterhead: Letterhead
  /** Its number, its version and its day. */
  heads: readonly Fact[]
  title: string
  /** The taxable year, and the bimester and the municipality where there are. */
  period: readonly string[]
  /** What nobody may overlook, such as that it was drawn for a trial. */
  warning?: string | undefined
  /** "Certificamos que durante el período …": is above whom it was withheld from. */
  opening: string
  /** Whom it was withheld from: the name first, then NIT, address and city. */
  withheld: readonly Fact[]
  table: CertificateTable
  /** The total in words. */
  words: string
  /** Where it was consigned, and whatever else is stated below the total. */
  statements: readonly string[]
  /** The company's own notes, by its template. */
  notes: readonly string[]
  /** Why it needs no handwritten signature, as the law says it. */
  legend: string
  /** Place and day of issue. */
  issued: string
  /** Who answers for it, where the company names somebody. */
  signatory?: { nombre: string; cargo: string } | undefined
  /** That it is signed digitally and by whom, where it will be. */
  signed?: { title: string; lines: readonly string[] } | undefined
  verification: Verification
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
  carried?: CarriedFile | undefined
}

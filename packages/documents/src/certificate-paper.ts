import type { Fact } from './facts.ts'
import type { Letterhead } from './letterhead.ts'
import type { PaperColumn } from './table.ts'
import type { Verification } from './verification.ts'

/** A machine-readable file attached to a paper: the withholdings, line by line. */
export interface CarriedFile {
  name: string
  mediaType: string
  description: string
  bytes: Buffer
}

/** The withholdings: a row for each concept and rate, and the total. A text for each column. */
export interface CertificateTable {
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  total: readonly string[]
}

/** A withholding certificate, in reading order. It contains every text. */
export interface CertificatePaper {
  /** The withholding company: name, NIT, address, city and phone, logo, colour. */
  letterhead: Letterhead
  /** Its number, version and day. */
  heads: readonly Fact[]
  title: string
  /** The taxable year, and the bimester and the municipality if any. */
  period: readonly string[]
  /** A prominent warning, such as that it was drawn for a trial. */
  warning?: string | undefined
  /** "Certificamos que durante el período …": above the supplier. */
  opening: string
  /** The supplier: the name first, then NIT, address and city. */
  withheld: readonly Fact[]
  table: CertificateTable
  /** The total in words. */
  words: string
  /** Where it was paid to the tax office, and further statements below the total. */
  statements: readonly string[]
  /** The company's own notes, from its template. */
  notes: readonly string[]
  /** Why it needs no handwritten signature, in the words of the law. */
  legend: string
  /** Place and day of issue. */
  issued: string
  /** The responsible person, if the company names one. */
  signatory?: { nombre: string; cargo: string } | undefined
  /** The digital signature and its owner, if it will be signed. */
  signed?: { title: string; lines: readonly string[] } | undefined
  verification: Verification
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
  carried?: CarriedFile | undefined
}

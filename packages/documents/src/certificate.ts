import {
  drawCertificateText,
  drawCertificateTitle,
  drawSignatures,
  drawWithheld,
  drawWithholdings,
  drawWords,
} from './certificate-parts.ts'
import { drawFactGrid } from './fact-grid.ts'
import type { Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawWarning } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, ink, roomFor, setText } from './page.ts'
import type { PaperColumn } from './table.ts'
import { drawVerification, verificationHeight, type Verification } from './verification.ts'

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
  /** "Certificamos que durante el período …": stands above whom it was withheld from. */
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

/** A withholding certificate as a PDF/A-3b that readers find their way in; the same certificate gives the same bytes. */
export function drawCertificate(paper: CertificatePaper): Promise<Buffer> {
  const { letterhead, title, createdAt, carried } = paper
  const number = paper.heads[0]?.value ?? ''
  return documentOf(
    { title: `${title} ${number}`.trim(), author: letterhead.company, createdAt, isArchive: true },
    async (document) => {
      if (carried) carry(document, carried, createdAt)
      const { left } = areaOf(document)
      let y = drawCertificateTitle(document, paper, drawLetterhead(document, letterhead))
      if (paper.warning !== undefined) y = drawWarning(document, paper.warning, y) + 14
      y = drawFactGrid(document, paper.heads, y, Math.max(1, paper.heads.length)) + 4
      y = setText(document, paper.opening, { x: left, y }, { size: 10.5, lineGap: 2 }) + 7
      y = drawWithheld(document, paper, y) + 14
      y = (await drawWithholdings(document, paper.table, y)) + 10
      y = drawWords(document, paper, y) + 12
      for (const text of paper.statements) y = drawCertificateText(document, text, y) + 5
      for (const note of paper.notes) y = drawCertificateText(document, note, y, smallPrint) + 4
      y = drawCertificateText(document, paper.issued, y + 4, { size: 10, weight: 'semibold' }) + 10
      y = drawSignatures(document, paper, y)
      y = drawCertificateText(document, paper.legend, y, smallPrint) + 10
      // At the bottom of the page, where whoever checks a paper looks for it.
      roomFor(document, verificationHeight, y)
      drawVerification(document, paper.verification, areaOf(document).end - verificationHeight)
    },
    (document, page, pages) => drawFoot(document, paper.foot, paper.pageText(page, pages)),
  )
}

const smallPrint = { size: 8, colour: ink.muted, lineGap: 1.5 } as const // the setting's names

function carry(document: PDFKit.PDFDocument, file: CarriedFile, createdAt: Date): void {
  const { name, mediaType, description, bytes } = file
  const days = { creationDate: createdAt, modifiedDate: createdAt }
  document.file(bytes, { name, type: mediaType, description, relationship: 'Data', ...days })
}

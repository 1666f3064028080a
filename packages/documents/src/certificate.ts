import {
  drawCertificateText,
  drawCertificateTitle,
  drawWithheld,
  drawWithholdings,
  drawWords,
} from './certificate-parts.ts'
import { drawSeal, heightOfSeal } from './certificate-seal.ts'
import { drawFactGrid } from './fact-grid.ts'
import type { Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawWarning } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, heightOf, ink, roomFor, setText, type Setting } from './page.ts'
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
      let y = drawCertificateTitle(document, paper, drawLetterhead(document, letterhead) - 11)
      if (paper.warning !== undefined) y = drawWarning(document, paper.warning, y, 5) + 10
      y = drawFactGrid(document, paper.heads, y, Math.max(1, paper.heads.length)) + 2
      y = setText(document, paper.opening, { x: left, y }, { size: 10.5, lineGap: 2 }) + 7
      y = drawWithheld(document, paper, y) + 10
      y = (await drawWithholdings(document, paper.table, y)) + 8
      y = drawWords(document, paper, y) + 8
      for (const text of paper.statements) y = drawCertificateText(document, text, y) + 4
      for (const note of paper.notes) y = drawCertificateText(document, note, y, smallPrint) + 3
      drawEnd(document, paper, y + 3)
    },
    // A page that went astray says what it belongs to.
    (document, page, pages) =>
      drawFoot(document, [number, paper.foot].join(' · '), paper.pageText(page, pages)),
  )
}

const issuedLook: Setting = { size: 9.5, weight: 'semibold' }
const smallPrint: Setting = { size: 8, colour: ink.muted, lineGap: 1.5 }

/** Day, legend and seal stay together: a seal alone on a page would certify nothing. */
function drawEnd(
  document: PDFKit.PDFDocument,
  { issued, legend, ...paper }: CertificatePaper,
  top: number,
): void {
  const height = heightOf(document, issued, issuedLook) + heightOf(document, legend, smallPrint)
  let y = roomFor(document, height + 10 + heightOfSeal(document, paper), top)
  y = drawCertificateText(document, issued, y, issuedLook) + 3
  drawCertificateText(document, legend, y, smallPrint)
  // At the bottom of the page, where whoever checks a paper looks for it.
  drawSeal(document, paper)
}

function carry(document: PDFKit.PDFDocument, file: CarriedFile, createdAt: Date): void {
  const { name, mediaType, description, bytes } = file
  const days = { creationDate: createdAt, modifiedDate: createdAt }
  const facts = { name, type: mediaType, description, relationship: 'Data', ...days }
  document.file(bytes, facts)
}

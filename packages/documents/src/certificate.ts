import {
  drawCertificateText,
  drawCertificateTitle,
  drawWithheld,
  drawWithholdings,
  drawWords,
} from './certificate-parts.ts'
import type { CarriedFile, CertificatePaper } from './certificate-paper.ts'
import { drawSeal, heightOfSeal } from './certificate-seal.ts'
import { drawFactGrid } from './fact-grid.ts'
import { drawFoot } from './foot.ts'
import { drawWarning } from './heading.ts'
import { drawLetterhead } from './letterhead.ts'
import { areaOf, documentOf, heightOf, ink, roomFor, setText, type Setting } from './page.ts'

/** A withholding certificate as a tagged PDF/A-3b; the same certificate gives the same bytes. */
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
    // A separated page shows what it belongs to.
    (document, page, pages) =>
      drawFoot(document, [number, paper.foot].join(' · '), paper.pageText(page, pages)),
  )
}

const issuedLook: Setting = { size: 9.5, weight: 'semibold' }
const smallPrint: Setting = { size: 8, colour: ink.muted, lineGap: 1.5 }

/** Day, legend and seal remain together: a seal alone on a page would certify nothing. */
function drawEnd(
  document: PDFKit.PDFDocument,
  { issued, legend, ...paper }: CertificatePaper,
  top: number,
): void {
  const height = heightOf(document, issued, issuedLook) + heightOf(document, legend, smallPrint)
  let y = roomFor(document, height + 10 + heightOfSeal(document, paper), top)
  y = drawCertificateText(document, issued, y, issuedLook) + 3
  drawCertificateText(document, legend, y, smallPrint)
  // At the bottom of the page, where it is expected.
  drawSeal(document, paper)
}

function carry(document: PDFKit.PDFDocument, file: CarriedFile, createdAt: Date): void {
  const { name, mediaType, description, bytes } = file
  const days = { creationDate: createdAt, modifiedDate: createdAt }
  const facts = { name, type: mediaType, description, relationship: 'Data', ...days }
  document.file(bytes, facts)
}

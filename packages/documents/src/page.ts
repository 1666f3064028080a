import Pdf from 'pdfkit'
import { printable, registerFonts, type Weight } from './fonts.ts'
import { statedText } from './stated-text.ts'
import { beginStructure, content, type Role } from './structure.ts'

/** Colours on paper, where there is one scheme. */
export const ink = {
  text: '#1d2430',
  muted: '#5b6472',
  line: '#d5d9e0',
  ground: '#f4f5f7',
  warning: '#8a3b12',
  warningGround: '#fdf0e6',
} as const

/** Points of a letter-size page, the one that Colombian printers hold. */
export const paper = { width: 612, height: 792, side: 54, sideAcross: 36, top: 48, bottom: 60 } as const
/** Where the content begins and how wide it is on an upright page. */
export const column = { left: paper.side, width: paper.width - 2 * paper.side } as const

/** What a document says of itself to the person who opens it, and how it is laid and kept. */
export interface DocumentTitle {
  title: string
  author: string
  createdAt: Date
  /** Its pages are laid on their long side. */
  isAcross?: boolean
  /** It is one to keep: PDF/A-3b, which shows the same on every machine in twenty years, too. */
  isArchive?: boolean
  /** Its parts are told apart for readers; of thousands of rows they would weigh more than the paper. */
  isTagged?: boolean
}

/** Where content may be on the page that is being drawn, upright or across. */
export interface ContentArea {
  left: number
  top: number
  width: number
  /** Content ends above it; the foot is below. */
  end: number
}

/** The content's area of the page that is being drawn. */
export function areaOf(document: PDFKit.PDFDocument): ContentArea {
  const isAcross = document.page.width > document.page.height
  const side = isAcross ? paper.sideAcross : paper.side
  return {
    left: side,
    top: paper.top,
    width: document.page.width - 2 * side,
    end: document.page.height - paper.bottom,
  }
}

/** Where content of so much height may begin: here, or at the top of a new page. */
export function roomFor(document: PDFKit.PDFDocument, height: number, y: number): number {
  if (y + height <= areaOf(document).end) return y
  document.addPage()
  return paper.top
}

/** How a text is set. */
export interface Setting {
  size: number
  weight?: Weight
  colour?: string
  width?: number
  align?: 'left' | 'right' | 'center'
  lineGap?: number
  /** What the text is to a reader; a paragraph where nothing is said. */
  role?: Role
}

/**
 * A document on letter paper, tagged as Spanish, whose content is told apart for readers. `draw` fills it; `onEveryPage`
 * is drawn at the end on each page, when their number is known. The same content gives the same bytes.
 */
export async function documentOf(
  { title, author, createdAt, isAcross = false, isArchive = false, isTagged = true }: DocumentTitle,
  draw: (document: PDFKit.PDFDocument) => void | Promise<void>,
  onEveryPage: (document: PDFKit.PDFDocument, page: number, pages: number) => void,
): Promise<Buffer> {
  const { side, top, bottom } = paper
  const document = new Pdf({
    size: 'LETTER',
    layout: isAcross ? 'landscape' : 'portrait',
    margins: { left: side, right: side, top, bottom },
    bufferPages: true,
    lang: 'es-CO',
    displayTitle: true,
    tagged: isTagged,
    pdfVersion: '1.7',
    // None of the fonts that a reader is expected to have: those of a paper are within it.
    font: '',
    ...(isArchive && { subset: 'PDF/A-3b' }),
    info: {
      Title: statedText(title),
      Author: statedText(author),
      Producer: 'Enlace',
      Creator: 'Enlace',
      CreationDate: createdAt,
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  registerFonts(document)
  if (isTagged) beginStructure(document)
  await draw(document)
  const { start, count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(start + page)
    // The foot is below the margin, where a text would begin a page of its own.
    document.page.margins.bottom = 0
    onEveryPage(document, page + 1, count)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Sets a text at a place and answers where it ends below. */
export function setText(
  document: PDFKit.PDFDocument,
  text: string,
  place: { x: number; y: number },
  setting: Setting,
): number {
  const { size, weight = 'regular', colour = ink.text, role = 'P' } = setting
  const { width = column.width, align = 'left', lineGap = 0 } = setting
  const options = { width, align, lineGap }
  document.font(weight).fontSize(size).fillColor(colour)
  const written = printable(text)
  const page = document.page
  content(document, role, () => document.text(written, place.x, place.y, options))
  // Where it went on to another page it ends by its height all the same: who sets such a text asks the document.
  return document.page === page ? document.y : place.y + document.heightOfString(written, options)
}

/** How high a text will stand. */
export function heightOf(document: PDFKit.PDFDocument, text: string, setting: Setting): number {
  const { size, weight = 'regular', width = column.width, lineGap = 0 } = setting
  return document.font(weight).fontSize(size).heightOfString(printable(text), { width, lineGap })
}

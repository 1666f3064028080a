import Pdf from 'pdfkit'
import type { Weight } from './font-files.ts'
import { printable, registerFonts } from './fonts.ts'
import { statedText } from './stated-text.ts'
import { beginStructure, content, type Role } from './structure.ts'

/** Colours on paper, which has only one scheme. */
export const ink = {
  text: '#1d2430',
  muted: '#5b6472',
  line: '#d5d9e0',
  ground: '#f4f5f7',
  warning: '#8a3b12',
  warningGround: '#fdf0e6',
} as const

/** Points of a letter-size page, which Colombian printers use. */
export const paper = { width: 612, height: 792, side: 54, sideAcross: 36, top: 48, bottom: 60 } as const
/** The left edge and width of the content of a portrait page. */
export const column = { left: paper.side, width: paper.width - 2 * paper.side } as const

/** The metadata, orientation and format of a document. */
export interface DocumentTitle {
  title: string
  author: string
  createdAt: Date
  /** Its pages are landscape. */
  isAcross?: boolean
  /** It is to be archived: PDF/A-3b, which is displayed identically everywhere, also in twenty years. */
  isArchive?: boolean
  /** It is tagged; with thousands of rows the tags would be larger than the content. */
  isTagged?: boolean
}

/** The content area of the current page, portrait or landscape. */
export interface ContentArea {
  left: number
  top: number
  width: number
  /** The lower edge of the content; the footer is below. */
  end: number
}

/** The content area of the current page. */
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

/** The y where content of a height may begin: here, or at the top of a new page. */
export function roomFor(document: PDFKit.PDFDocument, height: number, y: number): number {
  if (y + height <= areaOf(document).end) return y
  document.addPage()
  return paper.top
}

/** The typesetting of a text. */
export interface Setting {
  size: number
  weight?: Weight
  colour?: string
  width?: number
  align?: 'left' | 'right' | 'center'
  lineGap?: number
  /** The role of the text for a reader; a paragraph by default. */
  role?: Role
}

/**
 * A tagged document on letter paper in Spanish. `draw` fills it; `onEveryPage` is called at the end for each page, when
 * their number is known. The same content gives the same bytes.
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
    // None of the standard fonts: a paper embeds its own.
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
    // The footer is below the margin, where a text would begin a new page.
    document.page.margins.bottom = 0
    onEveryPage(document, page + 1, count)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Draws a text at a place; returns the y where it ends. */
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
  // If it continued on another page, returns its height below the start: the caller of such a text asks the document.
  return document.page === page ? document.y : place.y + document.heightOfString(written, options)
}

/** The height of a text. */
export function heightOf(document: PDFKit.PDFDocument, text: string, setting: Setting): number {
  const { size, weight = 'regular', width = column.width, lineGap = 0 } = setting
  return document.font(weight).fontSize(size).heightOfString(printable(text), { width, lineGap })
}

/** The role of content for screen readers and text extraction (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

/** The attributes of a structure element. */
export interface RoleFacts {
  /** The alternative text of a picture. */
  alt?: string
  /** Whether a table's head is of its column or of its row. */
  scope?: 'Column' | 'Row'
  /** The picture's box: left, top, right, bottom. */
  bbox?: [number, number, number, number]
}

/** The open elements of a document, from the outermost, and whether the last one is receiving text. */
interface Structure {
  open: PDFKit.PDFStructureElement[]
  isSetting: boolean
}

const structures = new WeakMap<PDFKit.PDFDocument, Structure>()

/** Starts tagging the document's content. */
export function beginStructure(document: PDFKit.PDFDocument): void {
  const whole = document.struct('Document' satisfies Role)
  document.addStructure(whole)
  structures.set(document, { open: [whole], isSetting: false })
}

/** Draws an element that contains others: a table, one of its rows, a list. */
export function within(document: PDFKit.PDFDocument, role: Role, draw: () => void): void {
  const end = begin(document, role)
  draw()
  end()
}

/** Begins an element that contains others and is drawn in steps; returns a function that ends it. */
export function begin(document: PDFKit.PDFDocument, role: Role): () => void {
  const structure = structures.get(document)
  const parent = structure?.open.at(-1)
  if (!structure || !parent || structure.isSetting) return () => {}
  const element = document.struct(role)
  parent.add(element)
  structure.open.push(element)
  return () => {
    structure.open.splice(structure.open.indexOf(element))
    element.end()
  }
}

/** Draws a text or a picture with its role; inside of another such element it is part of that. */
export function content(
  document: PDFKit.PDFDocument,
  role: Role,
  draw: () => void,
  facts: RoleFacts = {},
): void {
  const structure = structures.get(document)
  const parent = structure?.open.at(-1)
  if (!structure || !parent || structure.isSetting) return draw()
  const element = document.struct(role, facts)
  parent.add(element)
  const marked = document.markStructureContent(role)
  structure.isSetting = true
  draw()
  structure.isSetting = false
  document.endMarkedContent()
  element.add(marked)
  element.end()
}

/** Draws an artifact: a rule, a background, a page number. */
export function artifact(
  document: PDFKit.PDFDocument,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  const structure = structures.get(document)
  if (!structure || structure.isSetting) return draw()
  document.markContent('Artifact', { type })
  structure.isSetting = true
  draw()
  structure.isSetting = false
  document.endMarkedContent()
}

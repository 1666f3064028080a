/** What a piece of content is to the person who reads with a screen reader, or takes a text out of a paper (ISO 32000-1, 14.8.4). */
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

/** What a piece says beside what is in it. */
export interface RoleFacts {
  /** What a picture shows, in words. */
  alt?: string
  /** Whether a table's head is of its column or of its row. */
  scope?: 'Column' | 'Row'
  /** The picture's place: left, top, right, bottom. */
  bbox?: [number, number, number, number]
}

/** The pieces that are open in a document, from the outermost, and whether text is being set in the last. */
interface Structure {
  open: PDFKit.PDFStructureElement[]
  isSetting: boolean
}

const structures = new WeakMap<PDFKit.PDFDocument, Structure>()

/** From here on the document's content is told apart for readers. */
export function beginStructure(document: PDFKit.PDFDocument): void {
  const whole = document.struct('Document' satisfies Role)
  document.addStructure(whole)
  structures.set(document, { open: [whole], isSetting: false })
}

/** Draws a piece that holds others: a table, one of its rows, a list. */
export function within(document: PDFKit.PDFDocument, role: Role, draw: () => void): void {
  const end = begin(document, role)
  draw()
  end()
}

/** Begins a piece that holds others and answers how it ends, where it is drawn little by little. */
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

/** Draws a piece of text or a picture as what it is; inside of another such piece it is a part of that. */
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

/** Draws what is for the eye only: a rule, a ground, a page's number. */
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

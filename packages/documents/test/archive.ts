import { objectsOfPdf, referenceIn, wrongOffsets, type PdfObject } from './pdf-objects.ts'

type Objects = ReadonlyMap<number, PdfObject>

/**
 * The violations of PDF/A-3b (ISO 19005-3) in a paper's structure: file, index, metadata, colours, fonts, pictures,
 * annotations, actions and attachments. Not a general validator: it covers what our papers can contain.
 */
export function archiveFaults(bytes: Buffer): string[] {
  const objects = objectsOfPdf(bytes)
  const all = [...objects.values()]
  const root = all.find(({ head }) => head.includes('/Type /Catalog'))
  if (!root) return ['no catalogue']
  return [
    ...fileFaults(bytes, all),
    ...metadataFaults(objects, root),
    ...colourFaults(objects, root),
    ...fontFaults(objects),
    ...annotationFaults(all),
    ...carriedFaults(objects, root),
  ]
}

const when = (isWrong: boolean, fault: string): string[] => (isWrong ? [fault] : [])

function fileFaults(bytes: Buffer, all: readonly PdfObject[]): string[] {
  const text = bytes.toString('latin1')
  const trailer = text.slice(text.lastIndexOf('trailer'))
  return [
    ...when(!/^%PDF-1\.[4-7]\n%[\x80-\xff]{4}/.test(text), 'header without its binary mark'),
    ...when(!/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/.test(trailer), 'no file identifiers'),
    ...when(trailer.includes('/Encrypt'), 'encrypted'),
    ...when(!/%%EOF\n?$/.test(text), 'something after the end'),
    ...wrongOffsets(bytes).map((object) => `${object} is not where the index says`),
    ...all.flatMap(({ id, hasRightLength }) => when(!hasRightLength, `stream ${id} has another length`)),
    ...all.flatMap(({ id, head }) => when(/\/(LZWDecode|Crypt)\b/.test(head), `filter of ${id}`)),
    ...all.flatMap(({ id, head, stream }) =>
      when(
        stream === undefined && /\/(JavaScript|JS|Launch|Movie|Sound|XFA|AA|OpenAction|OPI)\b/.test(head),
        `what ${id} may not have`,
      ),
    ),
  ]
}

function metadataFaults(objects: Objects, root: PdfObject): string[] {
  const metadata = objects.get(referenceIn(root.head, 'Metadata'))
  const xml = metadata?.stream?.toString() ?? ''
  const open = [...xml.matchAll(/<([a-z]+:[A-Za-z]+)[^>]*[^/]>/g)].length
  const closed = [...xml.matchAll(/<\/[a-z]+:[A-Za-z]+>/g)].length
  return [
    ...when(!metadata || metadata.head.includes('/Filter'), 'metadata that cannot be read as it stands'),
    ...when(!/<pdfaid:part>3</.test(xml) || !/<pdfaid:conformance>B</.test(xml), 'does not say PDF/A-3b'),
    ...when(!/<\?xpacket begin="\uFEFF"/.test(xml) || !xml.endsWith('<?xpacket end="w"?>'), 'no packet'),
    ...when(open !== closed || /&(?!(amp|lt|gt);)/.test(xml), 'XML that is not well formed'),
    ...when(!/<dc:title>[\s\S]*<rdf:li xml:lang="x-default">[^<]+</.test(xml), 'no title'),
    ...when(!/\/Lang \(es-CO\)/.test(root.head), 'no language'),
  ]
}

function colourFaults(objects: Objects, root: PdfObject): string[] {
  const intent = objects.get(Number(/\/OutputIntents \[(\d+) 0 R\]/.exec(root.head)?.[1]))
  const profile = objects.get(referenceIn(intent?.head ?? '', 'DestOutputProfile'))
  const icc = profile?.stream ?? Buffer.alloc(128)
  const all = [...objects.values()]
  const pages = all.filter(({ head }) => head.includes('/Type /Page\n'))
  const contents = pages.map(
    ({ head }) => objects.get(referenceIn(head, 'Contents'))?.stream?.toString('latin1') ?? '',
  )
  return [
    ...when(!/\/S \/GTS_PDFA1/.test(intent?.head ?? ''), 'no output intent'),
    ...when(
      icc.toString('latin1', 36, 40) !== 'acsp' || icc.toString('latin1', 16, 20) !== 'RGB ',
      'no profile',
    ),
    ...when(!/\/N 3\b/.test(profile?.head ?? ''), 'a profile of other colours'),
    ...when(
      all.some(({ head }) => /\/(DeviceCMYK|Interpolate true|Alternates)\b/.test(head)),
      'a picture beyond it',
    ),
    ...when(
      all.some(({ head }) => head.includes('/Type /ExtGState') && /\/(TR2?|HTP) /.test(head)),
      'transferred colours',
    ),
    ...when(
      all.some(({ head }) => /\/BM \/(?!Normal|Compatible)/.test(head)),
      'blended colours',
    ),
    ...when(
      contents.some((content) => /^[\d. ]+ [kK]$/m.test(content)),
      'colours of printing inks',
    ),
    ...when(pages.length === 0 || contents.some((content) => content === ''), 'an empty page'),
  ]
}

function fontFaults(objects: Objects): string[] {
  const fonts = [...objects.values()].filter(({ head }) => head.includes('/Type /Font\n'))
  const outer = fonts.filter(({ head }) => head.includes('/Subtype /Type0'))
  const inner = fonts.filter(({ head }) => head.includes('/Subtype /CIDFontType2'))
  return [
    ...when(outer.length === 0 || outer.length !== inner.length, 'no fonts of its own'),
    ...when(fonts.length !== outer.length + inner.length, 'a font that a reader is expected to have'),
    ...outer.flatMap(({ id, head }) =>
      when(
        !/\/Encoding \/Identity-H/.test(head) || !/\/ToUnicode \d+ 0 R/.test(head),
        `font ${id} tells no signs`,
      ),
    ),
    ...inner.flatMap(({ id, head }) => {
      const descriptor = objects.get(referenceIn(head, 'FontDescriptor'))
      const file = objects.get(referenceIn(descriptor?.head ?? '', 'FontFile2'))
      return when(
        (file?.stream?.length ?? 0) < 500 || !/\/CIDToGIDMap \/Identity/.test(head),
        `font ${id} is not within the paper`,
      )
    }),
  ]
}

/** A signature's field is invisible, so it needs no appearance; any visible one would. */
function annotationFaults(all: readonly PdfObject[]): string[] {
  return all
    .filter(({ head }) => head.includes('/Type /Annot'))
    .flatMap(({ id, head }) => {
      const flags = Number(/\/F (\d+)/.exec(head)?.[1] ?? 0)
      const isPrinted = (flags & 4) !== 0 && (flags & (1 | 2 | 32 | 256)) === 0
      const isBare = /\/Rect \[0 0 0 0\]/.test(head)
      return when(!isPrinted || (!isBare && !head.includes('/AP')), `annotation ${id}`)
    })
}

function carriedFaults(objects: Objects, root: PdfObject): string[] {
  const associated = new Set(
    [...(/\/AF \[([^\]]*)\]/.exec(root.head)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id)),
  )
  return [...objects.values()]
    .filter(({ head }) => head.includes('/Type /Filespec'))
    .flatMap(({ id, head }) => {
      const file = objects.get(Number(/\/EF <<\n\/F (\d+) 0 R/.exec(head)?.[1]))
      return [
        ...when(!associated.has(id), `file ${id} is associated with nothing`),
        ...when(
          !/\/AFRelationship \/\w+/.test(head) || !/\/UF \(/.test(head),
          `file ${id} says not what it is`,
        ),
        ...when(!/\/Subtype \/\w+#2F\w+/.test(file?.head ?? ''), `file ${id} has no type`),
        ...when(!/\/ModDate \(/.test(file?.head ?? ''), `file ${id} has no day`),
      ]
    })
}

import { readSvg } from '@enlace/documents/svg.ts'
import { drawerOf } from '@enlace/documents/logo.ts'
import { examineShape } from '@enlace/server/core/files/examine.ts'
import { drawingOf } from '@enlace/server/core/files/drawing.ts'
import type { CostParser } from '../parser.ts'
import { pumped } from '../shape.ts'
import { visitor } from '../visitor.ts'

const head = '<svg viewBox="0 0 9 9">'
const seedsOf = [
  pumped(head, '<path d="M0 0L1 1"/>', { tail: '</svg>' }),
  pumped(`${head}<path d="`, 'M0 0', { tail: '"/></svg>' }),
  pumped(head, '<g>', { close: '</g>', tail: '</svg>' }),
  pumped('', '<!---->', { tail: `${head}</svg>` }),
  pumped('', '<!--'),
  pumped(head, ' ', { tail: '</svg>' }),
  pumped(head, '</svg', {}),
  pumped(`${head}<text>`, 'x ', { tail: '</text></svg>' }),
  pumped(`${head}<a `, ' a="b"', { tail: '/></svg>' }),
  pumped(`${head}<g transform="`, 'scale(1)', { tail: '"/></svg>' }),
]
const tokens = [
  '<g>',
  '</g>',
  '<path d="',
  'M0 0',
  'a1 1 1 1 1 1',
  '"/>',
  '<a ',
  ' a="b"',
  ' a',
  '=',
  '"',
  "'",
  ' ',
  '\n',
  '<',
  '>',
  '/',
  '</svg',
  '</svg>',
  '<svg>',
  '<!--',
  '-->',
  '--',
  '<?',
  '?>',
  '<!DOCTYPE',
  '&amp;',
  '&',
  ';',
  'on',
  'onx',
  'href',
  '="',
  '1',
  '1e9',
  ',',
  '-',
  '.',
  '<text>',
  '</text>',
  'x',
  ' transform="scale(1)"',
  'scale(',
  ')',
  ' width="',
  'viewBox="',
  '<rect ',
  '<polygon points="1 1"/>',
]

/** Drawings that come into the picture library. */
export const svg: CostParser = {
  name: 'SVG (library)',
  place: 'examineShape, drawingOf',
  thread: 'worker',
  limit: 10_000_000,
  tokens,
  seeds: seedsOf,
  parse: drawingOf,
  enter: (bytes) => examineShape(visitor, 'image/svg+xml', () => Promise.resolve(Buffer.from(bytes))),
}

/** A company's logo as a drawing, as its papers draw it. */
export const svgLogo: CostParser = {
  name: 'SVG (logo on papers)',
  place: 'drawerOf',
  thread: 'main',
  limit: 2 * 1024 * 1024,
  why: 'bytes of a logo',
  tokens,
  seeds: seedsOf,
  parse: (bytes) => {
    readSvg(bytes.toString('utf8'))
    return drawerOf({ mediaType: 'image/svg+xml', bytes: Buffer.from(bytes) })
  },
}

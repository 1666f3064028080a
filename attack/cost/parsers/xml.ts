import { isXmlDocument } from '@enlace/server/core/storage/xml'
import { examineType } from '@enlace/server/core/examining/examine'
import { type CostParser, tenMegabytes } from '../parser.ts'
import { pumped } from '../shape.ts'
import { visitor } from '../visitor.ts'
import { withFile } from '../temporary-file.ts'

/** XML invoices and papers that a visitor or supplier sends. */
export const xml: CostParser = {
  name: 'XML',
  place: 'examineType, isXmlDocument',
  thread: 'worker',
  limit: tenMegabytes,
  tokens: [
    ...['<a>', '</a>', '<a/>', '<a b="c"/>', '<', '>', '/', '"', "'", '=', '<!--', '-->', '--', '- ', ' '],
    ...[
      '<![CDATA[',
      ']]>',
      ']]',
      '<?',
      '?>',
      '<?a b?>',
      '&amp;',
      '&',
      ';',
      '&#1;',
      '<!',
      '<!-',
      'x',
      'ñ',
      '\n',
    ],
    ...[' b="c"', ' b', '="', '<a ', '<ñ', 'www.w3.org/', 'xml-stylesheet', '<!DOCTYPE'],
  ],
  seeds: [
    pumped('<a>', '<b c="d">e</b>\n', { tail: '</a>' }),
    pumped('<a><!--', '- ', { tail: '--></a>' }),
    pumped('<a><!--', 'x', { tail: '--></a>' }),
    pumped('<a><![CDATA[', ']] ', { tail: ']]></a>' }),
    pumped('<a>', 'x&amp;', { tail: '</a>' }),
    pumped('<a>', '<b>', { close: '</b>', tail: '</a>' }),
    pumped('<a ', ' b="c"', { tail: '/>' }),
    pumped('<a><?', '? ', { tail: '?></a>' }),
    pumped('<a>', 'x', { tail: '</a>' }),
  ],
  parse: (bytes) => withFile(bytes, isXmlDocument),
  enter: (bytes) => withFile(bytes, (path) => examineType(visitor, 'papers', path)),
}

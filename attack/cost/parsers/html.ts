import { checkHtml } from '@enlace/server/core/content/checks'
import { reviewHtml } from '@enlace/server/core/content/review'
import { sanitiseHtml } from '@enlace/server/core/content/sanitise'
import { longestHtml } from '@enlace/contract/core/content/allow-list'
import type { CostParser } from '../parser.ts'
import { pumped } from '../shape.ts'

const noteLoss = () => {}

/** HTML that staff of a company writes: pages, posts, events, templates. */
export const html: CostParser = {
  name: 'HTML (texts)',
  place: 'reviewHtml',
  thread: 'main',
  limit: longestHtml,
  why: 'longestHtml',
  tokens: [
    ...[
      '<p>',
      '</p>',
      '<a>',
      '<a href="#">',
      '</a>',
      '<script>',
      '</script>',
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      '\n',
      'x',
      '&',
      '&amp;',
      '&#',
    ],
    ...[
      '<!--',
      '-->',
      '--',
      '<h1>',
      '</h1>',
      '<img>',
      '<img src="',
      '<img srcset="',
      'a 1x,',
      ' style="',
      'color:red;',
      'a:',
      ';',
      ' class="',
      'a ',
      ' b',
      '="',
      '<br/>',
    ],
    ...[
      '<style>',
      '<textarea>',
      '<title>',
      '<svg>',
      '<table>',
      '<td>',
      '<iframe src="https://a.co">',
      'https://',
      'javascript:',
      'url(',
      '(',
      ')',
      '\\',
      ',',
      '<b',
      '</',
    ],
  ],
  seeds: [
    pumped('', '<p>x</p>\n'),
    pumped('', '<script>'),
    pumped('', '<a href="#">', { close: '</a>' }),
    pumped('', '<b>', { close: '</b>' }),
    pumped('<p style="', 'color:red;', { tail: '">x</p>' }),
    pumped('<p class="', 'a ', { tail: '">x</p>' }),
    pumped('<img srcset="', 'a 1x,', { tail: '">' }),
    pumped('<p', ' b=c', { tail: '>' }),
    pumped('', '<!--'),
    pumped('', '<'),
    pumped('', '&'),
    pumped('<h1>', 'x<br>'),
  ],
  parse: (bytes) => reviewHtml(bytes.toString('utf8')),
}

/** HTML of forms that a company draws itself, as they are looked at while they are written. */
export const templateHtml: CostParser = {
  ...html,
  name: 'HTML (templates)',
  place: 'sanitiseHtml, checkHtml',
  parse: (bytes) => checkHtml(sanitiseHtml(bytes.toString('utf8'), 'template', { noteLoss }).html),
}

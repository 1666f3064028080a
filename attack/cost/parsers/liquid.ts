import { longestHtml } from '@enlace/contract/core/content/allow-list'
import { fillTemplate } from '@enlace/server/core/templates/fill'
import { fillJob } from '@enlace/server/core/templates/fill-job'
import { sample } from '@enlace/server/core/templates/sample'
import type { CostParser } from '../parser.ts'
import { pumped } from '../shape.ts'

/** A company's templates of documents. */
export const liquid: CostParser = {
  name: 'Liquid',
  place: 'fillTemplate',
  thread: 'worker',
  limit: longestHtml,
  why: 'longestHtml',
  tokens: [
    ...['{{', '}}', '{%', '%}', '{{ hoy }}', '{{ a', ' | ', 'upcase', 'append: a', 'split: ""', 'join: ","', 'replace: "a", "aa"', 'concat: a', 'where: "a"', 'uniq', 'sort', 'reverse', 'truncatewords: 3', 'strip'],
    ...['{% for a in (1..1000000) %}', '{% endfor %}', '{% if a %}', '{% endif %}', '{% assign a = "aaaa" %}', '{% assign a = a | append: a %}', '{% raw %}', '{% comment %}', '{% case a %}', '{% cycle "a","b" %}', '{%- ', '-%}', '"', "'", 'a', '.', '[', ']', ' ', '\n', '<p>', '<script>', '(', ')', '..', 'and ', 'contains '],
  ],
  seeds: [
    pumped('', '{{ hoy }}'),
    pumped('', '{{'),
    pumped('', '{%'),
    pumped('', '{% if a %}', { close: '{% endif %}' }),
    pumped('', '{% for a in (1..9) %}', { close: '{% endfor %}' }),
    pumped('{% for a in (1..1000000) %}', 'x', { tail: '{% endfor %}' }),
    pumped('{% assign a = "aaaa" %}', '{% assign a = a | append: a %}'),
    pumped('{{ a', '[0]', { tail: '}}' }),
    pumped('{{ a', ' | upcase', { tail: '}}' }),
    pumped('{{ "', 'a', { tail: '" | split: "" | join: "," }}' }),
    pumped('{% comment %}', '{% comment %}'),
    pumped('{% raw %}', '{% '),
    pumped('{%- ', ' '),
    pumped('<p class="', 'a ', { tail: '">x</p>' }),
    pumped('', '<script>'),
  ],
  parse: (bytes) => fillJob({ source: bytes.toString('utf8'), given: sample }),
  enter: (bytes) => fillTemplate({ source: bytes.toString('utf8'), given: sample }),
}

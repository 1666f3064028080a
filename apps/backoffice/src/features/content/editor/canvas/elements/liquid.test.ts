import { expect, it } from 'vitest'
import { hideInstructions, showInstructions } from './liquid.ts'

it('keeps the instructions of a table between its rows, and gives them back as they were written', () => {
  const source =
    '<table><tbody>{% for f in facturas %}<tr><td>{{ f.numero }}</td></tr>{% endfor %}</tbody></table>' +
    '<p title="{% if x > 1 %}a{% endif %}">{% if f.saldo > 0 %}Debe{% endif %}</p>'
  const hidden = hideInstructions(source)
  expect(hidden).toContain('<tbody><!--% for f in facturas %--><tr>')
  expect(hidden).toContain('title="{% if x > 1 %}a{% endif %}"')
  expect(showInstructions(hidden)).toBe(source)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const draw = (values: readonly number[], ages: readonly number[] = []) =>
  renderToStaticMarkup(
    <BarChart
      label="Pagado por mes"
      format={(value) => String(value)}
      tableLabel="Ver como tabla"
      columns={['Mes', 'Pagado']}
      bars={values.map((value, at) => ({
        id: `m${at}`,
        label: `m${at}`,
        name: `Mes ${at}`,
        value,
        amount: `$ ${value}`,
        amountText: `$ ${value}`,
        age: ages[at],
      }))}
    />,
  )

describe('a chart of bars', () => {
  it('says in a table what it draws', () => {
    const html = draw([1, 3])
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
    expect(html).toContain('<th scope="row">Mes 1</th><td>$ 3</td>')
    expect(html.match(/<th scope="col">/g)).toHaveLength(2)
  })

  it('is one stop of the keyboard, which says where it is', () => {
    const html = draw([1, 3])
    expect(html.match(/tabindex/gi)).toHaveLength(1)
    expect(html).toMatch(/role="slider"[^>]*aria-valuetext="Mes 0: \$ 1"/)
  })

  it('has the colours of the ageing where it is about age, and no style of its own for the policy to refuse', () => {
    const html = draw([1, 3], [0, 5])
    expect([...html.matchAll(/data-age="(\d)"/g)].map(([, age]) => age)).toEqual(['0', '5'])
    expect(draw([1, 3])).not.toContain('data-age')
    expect(html).not.toContain('style=')
  })

  it('says the amount instead of drawing one bar', () => {
    for (const html of [draw([7]), draw([0, 7, 0])]) {
      expect(html).not.toContain('<svg')
      expect(html).toMatch(/Mes \d: <strong>\$ 7<\/strong>/)
    }
    expect(draw([7])).not.toContain('<table')
    expect(draw([0, 7, 0])).toContain('<table')
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const draw = (shares: readonly number[]) =>
  renderToStaticMarkup(
    <BarChart
      label="Pagado por mes"
      scale="Mayor: $ 9"
      tableLabel="Ver en una tabla"
      columns={['Mes', 'Pagado']}
      bars={shares.map((share, at) => ({
        id: `m${at}`,
        label: `m${at}`,
        name: `Mes ${at}`,
        share,
        amount: `$ ${at}`,
        amountText: `$ ${at}`,
      }))}
    />,
  )
const heights = (html: string) =>
  [...html.matchAll(/y="([\d.]+)" width="62" height="([\d.]+)"/g)].map(([, y, height]) => [
    Number(y),
    Number(height),
  ])

describe('a chart of bars', () => {
  it('gives every bar its part of the height, standing on the ground', () => {
    expect(heights(draw([1, 0.5, 0.25]))).toEqual([
      [0, 100],
      [50, 50],
      [75, 25],
    ])
  })

  it('lets the smallest amount be seen, draws nothing for nothing, and stays within its frame', () => {
    expect(heights(draw([0.00001, 0, 3])).map(([, height]) => height)).toEqual([2, 0, 100])
  })

  it('says in a table what it draws', () => {
    const html = draw([1, 0])
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
    expect(html).toContain('<th scope="row">Mes 1</th><td>$ 1</td>')
    expect(html.match(/<th scope="col">/g)).toHaveLength(2)
  })
})

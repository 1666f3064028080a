import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AgeingBar } from './ageing-bar.tsx'
import { Chip } from './chip.tsx'
import { Kpi } from './kpi.tsx'
import { PROGRESS_CIRCLE, ProgressCircle } from './progress-circle.tsx'
import { StatusChip } from './status-chip.tsx'
import { WholeNumbers } from './whole-numbers.tsx'

const ignore = () => undefined
const step = { amount: '$ 1', percentage: '50 %', isSelected: false }

describe('the figures of a page', () => {
  it('filter when they can be pressed, and say whether they do', () => {
    const html = renderToStaticMarkup(<Kpi label="Vencidas" value="12" isSelected onToggle={ignore} />)
    expect(html).toMatch(/<button[^>]*aria-pressed="true"/)
  })

  it('lead somewhere, or only tell', () => {
    expect(renderToStaticMarkup(<Kpi label="Pagos" value="3" href="#/payments" />)).toContain('<a ')
    expect(renderToStaticMarkup(<Kpi label="Pagos" value="3" />)).not.toMatch(/<a |<button/)
  })

  it('show a state by a word and an icon, never by colour alone', () => {
    const html = renderToStaticMarkup(<StatusChip tone="bad">Devuelta</StatusChip>)
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><path[^>]*><\/path><\/svg>Devuelta/)
  })

  it('let a filter be taken away by a button that names it', () => {
    const html = renderToStaticMarkup(
      <Chip onRemove={ignore} removeLabel="Quitar Vencidas">
        Vencidas
      </Chip>,
    )
    expect(html).toMatch(/<button[^>]*aria-label="Quitar Vencidas"/)
  })
})

it('the number of a document or of an account is never broken', () => {
  const parts = (text: string) =>
    [...renderToStaticMarkup(<WholeNumbers>{text}</WholeNumbers>).matchAll(/<span[^>]*>([^<]*)/g)].map(
      ([, part]) => part,
    )
  expect(parts('Factura 001-FE-00005623 pagada')).toEqual(['001-FE-00005623'])
  expect(parts('Bancolombia · Ahorros · •••• 3579')).toEqual(['•••• 3579'])
})

describe('the ageing bar', () => {
  const bar = (shares: readonly number[]) =>
    renderToStaticMarkup(
      <AgeingBar
        label="Edades"
        segments={shares.map((share, age) => ({ ...step, share, id: `age-${age}`, label: `Edad ${age}` }))}
        onToggle={ignore}
      />,
    )
  const shares = (html: string) => [...html.matchAll(/flex-grow:([\d.]+)/g)].map(([, share]) => Number(share))

  it('tells each step in words to everybody, and lets it be pressed', () => {
    const html = bar([0.5, 0.5])
    expect(html.match(/<button[^>]*aria-pressed="false"/g)).toHaveLength(2)
    expect(html).toMatch(/<button[^>]*>.*Edad 1.*\$ 1.*50 %.*<\/button>/)
  })

  it('gives every step its part of the width', () => {
    expect(shares(bar([0.75, 0.25]))).toEqual([0.75, 0.25])
  })

  it('lets even the smallest step be seen and leaves out the empty ones', () => {
    const seen = shares(bar([0.9999, 0, 0.0001]))
    expect(seen).toHaveLength(2)
    expect(seen[1]).toBeGreaterThan(0.005)
  })

  it('has no step when nothing is owed, and still says what it is', () => {
    const html = bar([0, 0])
    expect(html).not.toContain('<button')
    expect(html).toContain('Edades</p>')
  })
})

describe('the progress circle', () => {
  it('has the measures and colours of the specification', () => {
    expect(PROGRESS_CIRCLE).toMatchObject({
      radius: 100,
      outerStroke: 16,
      innerStroke: 8,
      outerColor: '#78C000',
      innerColor: '#C7E596',
    })
    const html = renderToStaticMarkup(<ProgressCircle label="Puntaje" percent={87} />)
    expect(html).toMatch(/r="100"[^>]*stroke="#78C000" stroke-width="16"/)
    expect(html).toMatch(/stroke="#C7E596" stroke-width="8"/)
  })

  it('says its value and stays within the whole', () => {
    const html = renderToStaticMarkup(<ProgressCircle label="Puntaje" percent={140} />)
    expect(html).toMatch(/role="meter" aria-label="Puntaje" aria-valuenow="100"/)
  })
})

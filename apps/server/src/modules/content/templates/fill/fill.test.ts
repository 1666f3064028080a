import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill.ts'
import { sample } from '../sample.ts'

const fill = (source: string) => fillTemplate({ source, given: sample })
const textOf = async (source: string) => (await fill(source)).html.replaceAll('\u00a0', ' ')

describe('a template’s values', () => {
  it('print as people write them: amounts with their currency, dates by day, in words where asked', async () => {
    expect(await textOf('{{ cartera[0].saldo_total }} {{ cartera[1].saldo_total }}')).toBe(
      '$ 18.450.300,50 USD 1.250,00',
    )
    expect(await textOf('{{ hoy }} {{ hoy | en_letras }}')).toBe('21/11/2026 21 de noviembre de 2026')
    expect(await textOf('{{ facturas[0].pago_estimado }}{{ sucursal.nombre }}')).toBe('Principal')
  })

  it('compare exactly, each with its own kind only', async () => {
    const isTrue = async (condition: string) =>
      (await textOf(`{% if ${condition} %}yes{% endif %}`)) === 'yes'
    for (const condition of [
      'cartera[0].saldo_vencido > 0',
      'cartera[1].saldo_vencido == 0',
      'cartera[0].saldo_total == "18450300.50"',
      'cartera[0].saldo_total > cartera[0].saldo_vencido',
      'facturas[0].vencimiento < hoy',
      'hoy >= "2026-11-21"',
      'facturas[0].vencida',
      'facturas.size == 2',
    ])
      expect([condition, await isTrue(condition)]).toEqual([condition, true])
    for (const condition of [
      'cartera[0].saldo_total == 18450300',
      // Pesos are not comparable with dollars, nor dates with amounts.
      'cartera[0].saldo_total > cartera[1].saldo_total',
      'hoy > 0',
      'facturas[1].vencida',
    ])
      expect([condition, await isTrue(condition)]).toEqual([condition, false])
  })

  it('hold nothing beyond their names: neither how they are made nor what the machine has', async () => {
    const { html, unknown } = await fill(
      '[{{ proveedor.constructor }}{{ proveedor.__proto__ }}{{ hoy.constructor.constructor }}{{ process.env }}{{ proveedor }}{{ proveedor[proveedor.nit] }}]',
    )
    expect(html).toBe('[]')
    expect(unknown).toEqual(['process', 'proveedor.[…]', 'proveedor.__proto__', 'proveedor.constructor'])
  })
})

describe('one that asks too much', () => {
  it.each([
    [
      'repeats without end',
      '{% for i in (1..3000) %}{% for j in (1..3000) %}{{ i }}{% endfor %}{% endfor %}',
    ],
    ['counts too far', '{% for i in (1..100000000) %}x{% endfor %}'],
    ['grows by itself', `{% assign a = "x" %}${'{% assign a = a | append: a %}'.repeat(40)}{{ a }}`],
    ['writes too much', `{% for i in (1..90000) %}${'y'.repeat(10_000)}{% endfor %}`],
  ])('that %s is stopped, and the next one is filled', async (_, source) => {
    const [stopped, next] = await Promise.allSettled([fill(source), fill('<p>bien</p>')])
    expect(stopped).toMatchObject({ status: 'rejected', reason: { kind: 'too-much' } })
    expect(next).toMatchObject({ status: 'fulfilled', value: { html: '<p>bien</p>' } })
  })
})

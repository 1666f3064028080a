import { describe, expect, it } from 'vitest'
import { layOut } from './layout.ts'

const format = (value: number) => `${Math.round(value / 1e5) / 10} M`

const drawn = (values: readonly number[], width = 900, top?: number) =>
  layOut({
    bars: values.map((value, at) => ({
      id: `b${at}`,
      label: `m${at}`,
      name: `Mes ${at}`,
      value,
      amount: String(value),
      amountText: String(value),
    })),
    format,
    top,
    width,
  })

describe('the drawing of a chart', () => {
  it('has round values on its axis, of which the last is behind the longest bar', () => {
    const { ticks, bars } = drawn([853_432_375, 120_000_000, 0])
    expect(ticks.map(({ text }) => text)).toEqual(['0 M', '200 M', '400 M', '600 M', '800 M', '1000 M'])
    expect(Math.min(...bars.map(({ y }) => y))).toBeGreaterThanOrEqual(18)
  })

  it('gives every bar its part of the axis, standing on zero', () => {
    const { bars, zero } = drawn([100, 50, 25], 900, 100)
    const [whole, half, quarter] = bars.map(({ height }) => height)
    expect([half, quarter]).toEqual([(whole ?? 0) / 2, (whole ?? 0) / 4])
    for (const bar of bars) expect(bar.y + bar.height).toBe(zero)
  })

  it('hangs what is less than nothing below zero', () => {
    const { bars, zero } = drawn([1_000_000, -500_000])
    expect(bars[1]?.y).toBe(zero)
    expect(bars[1]?.height).toBeGreaterThan(10)
  })

  it('lets the smallest amount be seen, and draws nothing for nothing', () => {
    expect(drawn([1e9, 1, 0]).bars.map(({ height }) => height > 0)).toEqual([true, true, false])
    expect(drawn([1e9, 1, 0]).bars[1]?.height).toBe(2)
  })

  it('writes its value at every bar, which lie where standing ones would be too narrow', () => {
    const months = Array.from({ length: 12 }, (_, at) => (at + 1) * 71_000_000)
    expect(drawn(months, 1100)).toMatchObject({ way: 'columns' })
    expect(drawn(months, 320)).toMatchObject({ way: 'rows' })
    for (const width of [320, 500, 900, 1100]) {
      const { bars, frame } = drawn(months, width)
      expect(bars.every(({ text }) => text.endsWith(' M'))).toBe(true)
      expect(Math.max(...bars.map(({ x, width: wide }) => x + wide))).toBeLessThanOrEqual(frame.right)
    }
  })

  it('names the longest of many bars only, and as many labels as have room', () => {
    const days = Array.from({ length: 30 }, (_, at) => at * 1e6)
    const { way, bars } = drawn(days, 700)
    expect(way).toBe('columns')
    expect(bars.filter(({ text }) => text !== '').map(({ id }) => id)).toEqual(['b29'])
    expect(bars.filter(({ label }) => label !== '').length).toBeGreaterThan(5)
    expect(bars.filter(({ label }) => label !== '').length).toBeLessThan(30)
  })
})

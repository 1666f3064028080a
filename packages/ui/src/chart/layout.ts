import { scaleBand, scaleLinear } from 'd3-scale'
import type { ChartBar } from './chart-bar.ts'

/** How wide a letter of the chart is at most, and how far a line of its text reaches up. */
const letter = 7.2
const line = 18
const barRoom = 30
/** More bars than a year has months lie nowhere: they would not be seen together. */
const mostRows = 12

/** What is drawn: everything in pixels of a drawing of this size. */
export type ChartLayout = {
  /** Bars that stand along time, or lie one below the other where standing ones would be too narrow for their values. */
  way: 'columns' | 'rows'
  width: number
  height: number
  /** Where the bars begin. */
  zero: number
  ticks: readonly { at: number; text: string }[]
  bars: readonly LaidBar[]
  /** Where the drawing itself begins and ends, between the texts around it. */
  frame: { left: number; right: number; top: number; bottom: number }
}

type LaidBar = {
  id: string
  age: number | undefined
  /** The bar. */
  x: number
  y: number
  width: number
  height: number
  /** The room between it and its neighbours: what the pointer finds. */
  place: { x: number; y: number; width: number; height: number }
  /** The middle of its room, where its label stands. */
  middle: number
  /** Its value in few letters, and where that ends or begins; nothing where there is no room. */
  text: string
  textAt: number
  label: string
}

type Asked = {
  bars: readonly ChartBar[]
  format: (value: number) => string
  top: number | undefined
  width: number
}

/** The places of bars, values and round values of the axis for a drawing of this width. */
export function layOut(asked: Asked): ChartLayout {
  const texts = asked.bars.map(({ value }) => asked.format(value))
  const columns = columnsOf(asked, texts)
  const isWhole = columns.bars.every(({ text }) => text !== '')
  return isWhole || texts.length > mostRows ? columns : rowsOf(asked, texts)
}

/** The axis from zero, or below, to a round value behind the longest bar. */
function axisOf({ bars, top }: Asked, range: [number, number], count: number) {
  const values = bars.map(({ value }) => value)
  const most = top ?? Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const scale = scaleLinear()
    .domain([least, most === least ? least + 1 : most])
    .range(range)
  return top === undefined ? scale.nice(count) : scale
}

function columnsOf(asked: Asked, texts: readonly string[]): ChartLayout {
  const { bars, format, width } = asked
  const height = 220
  const top = line
  const bottom = height - line - 4
  const scale = axisOf(asked, [bottom, top], 4)
  const ticks = scale.ticks(4).map((value) => ({ at: scale(value), text: format(value) }))
  const left = widestOf(ticks.map(({ text }) => text)) + 8
  const places = scaleBand(
    bars.map(({ id }) => id),
    [left, width],
  )
    .paddingInner(0.35)
    .paddingOuter(0.2)
  const room = places.step()
  const isRoomy = widestOf(texts) + 4 <= room
  const every = Math.max(1, Math.ceil((widestOf(bars.map(({ label }) => label)) + 6) / room))
  const longest = bars.reduce((most, { value }, at) => (value > (bars[most]?.value ?? 0) ? at : most), 0)
  const zero = scale(0)
  return {
    way: 'columns',
    width,
    height,
    zero,
    ticks,
    frame: { left, right: width, top, bottom },
    bars: bars.map(({ id, value, label, age }, at) => {
      const x = places(id) ?? left
      const end = seen(scale(value), zero, value)
      return {
        id,
        age,
        x,
        width: places.bandwidth(),
        y: Math.min(end, zero),
        height: Math.abs(end - zero),
        place: { x: x - (room - places.bandwidth()) / 2, y: top, width: room, height: bottom - top },
        middle: x + places.bandwidth() / 2,
        text: isRoomy || at === longest ? (texts[at] ?? '') : '',
        textAt: Math.min(end, zero) - 5,
        label: at % every === 0 ? label : '',
      }
    }),
  }
}

function rowsOf(asked: Asked, texts: readonly string[]): ChartLayout {
  const { bars, format, width } = asked
  const height = bars.length * barRoom + line + 4
  const bottom = height - line - 4
  const left = Math.min(width * 0.4, widestOf(bars.map(({ label }) => label)) + 8)
  const right = width - widestOf(texts) - 8
  const scale = axisOf(asked, [left, right], 3)
  const ticks = scale.ticks(3).map((value) => ({ at: scale(value), text: format(value) }))
  const zero = scale(0)
  return {
    way: 'rows',
    width,
    height,
    zero,
    ticks: ticks.filter(({ at, text }) => at + (text.length * letter) / 2 <= width),
    frame: { left, right, top: 0, bottom },
    bars: bars.map(({ id, value, label, age }, at) => {
      const end = seen(scale(value), zero, value)
      return {
        id,
        age,
        x: Math.min(end, zero),
        width: Math.abs(end - zero),
        y: at * barRoom + 5,
        height: barRoom - 10,
        place: { x: 0, y: at * barRoom, width, height: barRoom },
        middle: at * barRoom + barRoom / 2,
        text: texts[at] ?? '',
        textAt: Math.max(end, zero) + 5,
        label,
      }
    }),
  }
}

const widestOf = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length)) * letter

/** Even the smallest amount can be seen, and nothing is nothing. */
function seen(end: number, zero: number, value: number): number {
  if (value === 0) return zero
  return Math.abs(end - zero) >= 2 ? end : zero + Math.sign(end - zero || 1) * 2
}

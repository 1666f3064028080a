import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Scheme = 'light' | 'dark'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const pairs = [...tokens.matchAll(/--([a-z-]+): light-dark\(#([0-9a-f]+), #([0-9a-f]+)\)/g)]
const colors = new Map(pairs.map(([, name = '', light = '', dark = '']) => [name, { light, dark }]))

const tones = ['good', 'warning', 'bad', 'info', 'neutral']
const schemes: readonly Scheme[] = ['light', 'dark']

/** The contrast of two colours as WCAG 2.2 counts it. */
function contrast(one: string, other: string, scheme: Scheme): number {
  const [light = 0, dark = 0] = [one, other].map((name) => luminance(name, scheme)).toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(name: string, scheme: Scheme): number {
  const hex = colors.get(name)?.[scheme]
  if (hex === undefined) throw new Error(`No colour --${name}`)
  const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(schemes)('the colours of the %s scheme', (scheme) => {
  it.each([
    [
      'ink',
      ['surface', 'sunken', 'raised', 'hover', 'neutral-soft', 'brand-soft', 'info-soft', 'warning-soft'],
    ],
    ['ink-soft', ['surface', 'sunken', 'raised', 'hover', 'brand-soft']],
    ['brand-text', ['surface', 'sunken', 'raised', 'brand-soft']],
    ['brand-contrast', ['brand']],
    ['surface', ['bad']],
    ['bad', ['surface', 'raised', 'hover', 'bad-soft']],
    ...tones.map((tone): [string, string[]] => [tone, [`${tone}-soft`, 'surface', 'raised']]),
  ])('can be read: %s', (text, grounds) => {
    for (const ground of grounds) {
      expect(contrast(text, ground, scheme), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('tell what has the focus from what is wrong, whatever the brand is', () => {
    expect(tokens).toMatch(/--ring: var\(--info\);/)
    expect(colors.get('info')?.[scheme]).not.toBe(colors.get('bad')?.[scheme])
    for (const css of ['base.css', 'month-calendar.module.css', 'file-input.module.css'])
      expect(readFileSync(join(import.meta.dirname, css), 'utf8')).not.toMatch(/outline[^;]*--brand/)
    for (const ground of ['surface', 'raised', 'sunken'])
      expect(contrast('info', ground, scheme)).toBeGreaterThanOrEqual(3)
  })

  it('show where a field begins', () => {
    for (const ground of ['surface', 'raised']) {
      expect(contrast('line-field', ground, scheme)).toBeGreaterThanOrEqual(3)
    }
  })
})

import { expect, it } from 'vitest'
import { brandColours, contrast, contrastChecks, isColour } from './brand-colours.ts'

const colours = [
  '#0f766e',
  '#ffd500',
  '#ffffff',
  '#000000',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#f5e1da',
  '#808080',
  '#123456',
  '#e4007c',
]

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it.each(colours)('makes %s readable on every ground of both schemes, and text readable on it', (colour) => {
  const { light, dark } = brandColours(colour)
  for (const ground of ['#ffffff', '#f7f7f8', '#f1f2f4', light.brandSoft]) {
    expect(contrast(light.brandText, ground)).toBeGreaterThanOrEqual(4.5)
  }
  for (const ground of ['#131417', '#1f2126', '#24272d', dark.brandSoft]) {
    expect(contrast(dark.brandText, ground)).toBeGreaterThanOrEqual(4.5)
  }
  for (const scheme of [light, dark]) {
    expect(contrast(scheme.brand, scheme.brandContrast)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(dark.brand, '#131417')).toBeGreaterThanOrEqual(3)
  expect(contrast('#eceef1', dark.brandSoft)).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#17191d', light.brandSoft)).toBeGreaterThanOrEqual(4.5)
})

it('leaves a colour that is readable already as it is', () => {
  expect(brandColours('#0f766e').light).toMatchObject({ brand: '#0f766e', brandContrast: '#ffffff' })
})

it('takes the default where a company wrote no colour', () => {
  expect(brandColours('teal; } body { display: none')).toEqual(brandColours('#0d6175'))
})

it('tells of a pale colour in which scheme and use another shade stands in its place', () => {
  const checks = contrastChecks('#ffd500')
  expect(checks.map(({ scheme, use }) => `${scheme} ${use}`)).toEqual([
    'light text',
    'light button',
    'light soft',
    'dark text',
    'dark button',
    'dark soft',
  ])
  expect(checks.every(({ ratio }) => ratio >= 4.5)).toBe(true)
  const [lightText] = checks
  expect(lightText?.chosenRatio).toBeLessThan(4.5)
  expect(lightText?.isAdjusted).toBe(true)
  expect(contrastChecks('#0f766e').find(({ scheme }) => scheme === 'light')?.isAdjusted).toBe(false)
})

it('knows a colour from a word', () => {
  expect([isColour('#1D7A46'), isColour('verde'), isColour('#fff'), isColour('')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

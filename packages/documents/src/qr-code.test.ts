import decoder from 'jsqr'
import { describe, expect, it } from 'vitest'
import { type QrCode, qrCode } from './qr-code.ts'

// The types assume another module format, with the function under `default`.
const readQrCode = decoder as unknown as typeof decoder.default

/** Light modules around the code, and pixels per module. */
const quiet = 4
const dots = 3

/** The text that a decoder reads from a picture of the code. */
function readBack(code: QrCode): string | undefined {
  const side = (code.length + 2 * quiet) * dots
  const picture = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = code[Math.floor(y / dots) - quiet]?.[Math.floor(x / dots) - quiet] ?? false
      if (isDark) picture.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  return readQrCode(picture, side, side)?.data
}

describe('a QR code', () => {
  it.each([
    'a',
    'https://portal.example/#/verify/7K3M9-QX2VD',
    'é'.repeat(70),
    `https://proveedores.cementos-del-caribe.example/portal/#/verify/${'7K3M9'.repeat(20)}`,
  ])('of %s is read by a camera as it was written', (text) => {
    expect(readBack(qrCode(text))).toBe(text)
  })

  it('is read with a tenth of it covered', () => {
    const text = 'https://portal.example/#/verify/7K3M9-QX2VD'
    const code = qrCode(text)
    const covered = code.map((row, y) =>
      row.map((isDark, x) => (y > 12 && y < 17 && x > 12 && x < 21 ? false : isDark)),
    )
    expect(covered).not.toEqual(code)
    expect(readBack(covered)).toBe(text)
  })

  it('grows with its text', () => {
    const sizes = [14, 42, 106, 213].map((bytes) => qrCode('x'.repeat(bytes)).length)
    expect(sizes).toEqual([21, 29, 41, 57])
  })

  it('refuses a text that it would have to cut', () => {
    expect(() => qrCode('x'.repeat(2332))).toThrow(/overflow/)
  })
})

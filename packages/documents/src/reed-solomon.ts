/** The check bytes of a QR code's block: the remainder of its bytes by the generator of so many, in GF(256). */
export function checkBytesOf(block: readonly number[], count: number): number[] {
  const generator = generatorOf(count)
  const remainder = Array.from({ length: count }, () => 0)
  for (const byte of block) {
    const factor = byte ^ (remainder.shift() ?? 0)
    remainder.push(0)
    for (const [place, coefficient] of generator.entries()) {
      remainder[place] = (remainder[place] ?? 0) ^ multiply(coefficient, factor)
    }
  }
  return remainder
}

/** The coefficients of (x − 2⁰)(x − 2¹)… without the leading one. */
function generatorOf(degree: number): number[] {
  const coefficients = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) {
      coefficients[place] = multiply(coefficients[place] ?? 0, root) ^ (coefficients[place + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return coefficients
}

/** The product of two elements of the field that QR codes reckon in, modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

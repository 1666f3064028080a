/** Powers of ten up to which a number written with an exponent is written out. */
const largestExponent = 40

/** A number of a JSON text as it was written there, which a float would cut. */
export class ExactNumber {
  /** Decimal text without an exponent. */
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Within an object that is shown as a text. */
  toJSON(): number {
    return Number(this.text)
  }
}

/** What a JSON text says, with every number as its exact text. @throws SyntaxError where it is no JSON. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, (_, part: unknown, context?: { source?: string }) =>
    typeof part === 'number' && context?.source !== undefined
      ? new ExactNumber(writeOut(context.source))
      : part,
  )
}

/** The same number without an exponent; one that no amount comes near stays as it is, and is no decimal text. */
function writeOut(text: string): string {
  if (!text.includes('e') && !text.includes('E')) return text
  const [, sign = '', whole = '', decimals = '', power] =
    /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/.exec(text) ?? []
  if (power === undefined) return text
  const exponent = Number(power)
  if (Math.abs(exponent) > largestExponent) return text
  const zeros = '0'.repeat(largestExponent)
  const digits = `${zeros}${whole}${decimals}${zeros}`
  const point = largestExponent + whole.length + exponent
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '')
  const right = digits.slice(point).replace(/0+$/, '')
  return `${sign}${left}${right === '' ? '' : `.${right}`}`
}

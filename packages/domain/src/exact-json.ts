/** The largest exponent of a number that is expanded. */
const largestExponent = 40

/** A number of a JSON text with its exact digits, which a float would lose. */
export class ExactNumber {
  /** Decimal text without an exponent. */
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Used if the object is serialised as JSON. */
  toJSON(): number {
    return Number(this.text)
  }
}

/** Parses JSON text, with every number as its exact text. @throws SyntaxError if it is not JSON. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, (_, part: unknown, context?: { source?: string }) =>
    typeof part === 'number' && context?.source !== undefined
      ? new ExactNumber(writeOut(context.source))
      : part,
  )
}

/** Expands the exponent of a number. A number with a larger exponent is returned unchanged and is not decimal text. */
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

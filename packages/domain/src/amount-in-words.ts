import numberWords from './catalogue/number-words.json' with { type: 'json' }
import type { Money } from './money.ts'

/** Spanish numbers use the long scale, with a singular and a plural: a billón is a million millions. */
const { ones, tens, hundreds, millions } = numberWords

const million = 1_000_000n
const limit = million ** 4n

/**
 * Spells an amount of pesos for documents, such as `UN MILLÓN DOSCIENTOS MIL PESOS M/CTE`. A negative amount begins
 * with `MENOS`; cents follow the pesos.
 * @throws RangeError from a quadrillion on, for which there is no word in the list.
 */
export function amountInWords(amount: Money): string {
  const [, sign = '', whole = '0', cents = '0'] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const pesos = BigInt(whole)
  if (pesos >= limit) throw new RangeError('Too large an amount for words')
  const fraction = Number(cents.padEnd(2, '0'))
  const parts = [
    sign === '' ? '' : 'MENOS',
    numberInWords(pesos),
    // `un millón de pesos`, but `un millón doscientos mil pesos`.
    pesos >= million && pesos % million === 0n ? 'DE' : '',
    pesos === 1n ? 'PESO' : 'PESOS',
    fraction === 0 ? '' : `CON ${below100(fraction)} ${fraction === 1 ? 'CENTAVO' : 'CENTAVOS'}`,
    'M/CTE',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function numberInWords(number: bigint): string {
  if (number === 0n) return 'CERO'
  const words: string[] = []
  for (let rest = number, place = 0; rest > 0n; rest /= million, place += 1) {
    const group = Number(rest % million)
    const [one = '', many = ''] = millions[place] ?? []
    if (group > 0) words.unshift([below1000000(group), group === 1 ? one : many].join(' ').trim())
  }
  return words.join(' ')
}

function below1000000(number: number): string {
  const thousands = Math.floor(number / 1_000)
  const thousand = thousands === 1 ? 'MIL' : thousands === 0 ? '' : `${below1000(thousands)} MIL`
  return `${thousand} ${below1000(number % 1_000)}`.trim()
}

function below1000(number: number): string {
  if (number === 100) return 'CIEN'
  return `${hundreds[Math.floor(number / 100)] ?? ''} ${below100(number % 100)}`.trim()
}

function below100(number: number): string {
  if (number < 30) return ones[number] ?? ''
  const unit = ones[number % 10] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return unit === '' ? ten : `${ten} Y ${unit}`
}

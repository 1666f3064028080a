import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import { readFlagWord } from '@enlace/domain/flag-words.ts'
import { addMoney, roundMoney, subtractMoney, zeroMoney } from '@enlace/domain/money.ts'
import { readStateWord, statesOf, type StateOwner } from '@enlace/domain/states.ts'
import { lineAmounts } from './line-amounts.ts'
import { readMoney } from '../records/read-money.ts'
import type { LineAmounts } from './receipt.ts'
import type { RecordReader } from '../records/record-reader.ts'

/** Units of measure, as written by ERPs and in the DIAN's catalogue. */
const units = new Set(
  `UN UND UNID UNIDAD UNIDADES UNIT UNITS UNI U EA NOS 94 KG KGM KILO KLS G GR GRM LB LBR TON T TM TNE ARR @ L LT LTR LITRO ML MLT GL GAL GLL BBL M MT MTR ML2 CM CMT
  MM MMT KM KMT M2 MTK MT2 M3 MTQ MT3 HA HAR HR HRS HORA HUR H DIA DAY MES MON AÑO ANO ANN SEM WEE MIN CJ CJA CAJA BX PQ PQT PAQ PAQUETE PK
  PA PAR PR DOC DOCENA DZN DPC ROL ROLLO RO RL RESMA RM RES BLS BOLSA BG SACO BTO BULTO SA TAR TARRO CN FCO FRASCO BO BOT BOTELLA GLB GB GLOBAL
  KIT SET ST JGO JUEGO SV SRV SERV SERVICIO E48 VIAJE VJ LOTE LO TRA TUBO TU PZ PZA PIEZA H87 HOJA ZZ KWH KW EST ESTIBA PF CANECA PL LAM LAMINA
  CAR CARRETE MILLAR MLL MIL CTO CIENTO`.split(/\s+/),
)

/** The unit of measure; an unusual one is kept and reported. */
export function readUnit(record: RecordReader<'um'>): string {
  const um = record.required('um', record.text('um'))
  if (!units.has(um.toUpperCase().replace(/\.$/, '')))
    record.doubt('unit-unknown', { field: 'um', value: um })
  return um
}

/**
 * A state of the product's vocabulary; an unknown one is left out and reported, as a document is valid without a state.
 */
export function readState(record: RecordReader<'estado'>, owner: StateOwner): string | undefined {
  const written = record.text('estado')
  if (written === undefined) return undefined
  const state = readStateWord(owner, written)
  if (state === undefined) {
    const known = statesOf(owner).map(({ id }) => id.replaceAll('_', ' '))
    record.doubt('state-unknown', { field: 'estado', value: written, values: { known: known.join(', ') } })
  }
  return state
}

/** A yes or no in its usual spellings; any other text is left out and reported. */
export function readFlag<F extends string>(record: RecordReader<F>, field: F): boolean | undefined {
  const written = record.code(field)
  if (written === undefined) return undefined
  const flag = readFlagWord(written)
  if (flag === undefined) record.doubt('flag-unreadable', { field, value: written })
  return flag
}

/** An email address; an invalid one is left out and reported. */
export function readEmail<F extends string>(record: RecordReader<F>, field: F): string | null {
  const written = record.code(field)
  if (written === undefined) return null
  if (isEmail(normaliseEmail(written))) return normaliseEmail(written)
  record.doubt('email-unreadable', { field, value: written })
  return null
}

/** A percentage from 0 to 100. */
export function readShare<F extends string>(record: RecordReader<F>, field: F): string | undefined {
  const number = record.decimal(field)
  if (number === undefined) return undefined
  const isShare = Number(number) >= 0 && Number(number) <= 100
  return isShare
    ? (roundMoney(number)?.money ?? '0')
    : record.refuse('number-too-large', { field, value: number })
}

type AmountField = 'bruto' | 'descuento' | 'impuesto' | 'neto'

/** A document's totals; if the source has only the net amount, there is no discount beyond what it states. */
export function readTotals(record: RecordReader<AmountField>): LineAmounts | undefined {
  const neto = readMoney(record, 'neto')
  const bruto = readMoney(record, 'bruto')
  if (neto === undefined && bruto === undefined) return undefined
  const valor_descuento = readMoney(record, 'descuento') ?? zeroMoney
  const iva = readMoney(record, 'impuesto') ?? zeroMoney
  const valor_bruto = bruto ?? subtractMoney(addMoney(neto ?? zeroMoney, valor_descuento), iva)
  const made = addMoney(subtractMoney(valor_bruto, valor_descuento), iva)
  return { valor_bruto, valor_descuento, iva, valor_neto: neto ?? made }
}

type LineField = 'cantidad' | 'precio' | 'bruto' | 'descuento' | 'iva' | 'tarifa_iva' | 'neto'

/**
 * A line's quantity, price and amounts from the source, otherwise calculated. The tax is on the amount after the
 * discount.
 */
export function readLineAmounts(record: RecordReader<LineField>) {
  const cantidad = record.required('cantidad', record.decimal('cantidad'))
  const precio = record.required('precio', record.decimal('precio'))
  const { amounts } = lineAmounts({ cantidad, precio, tarifa_iva: '0', ajuste: '0' })
  const valor_bruto = readMoney(record, 'bruto') ?? amounts.valor_bruto
  const valor_descuento = readMoney(record, 'descuento') ?? zeroMoney
  const taxed = subtractMoney(valor_bruto, valor_descuento)
  const reckoned = lineAmounts({
    cantidad: '1',
    precio: taxed,
    tarifa_iva: record.rate('tarifa_iva') ?? '0',
    ajuste: '0',
  }).amounts
  const iva = readMoney(record, 'iva') ?? reckoned.iva
  const valor_neto = readMoney(record, 'neto') ?? addMoney(taxed, iva)
  return { cantidad, precio, valor_bruto, valor_descuento, iva, valor_neto }
}

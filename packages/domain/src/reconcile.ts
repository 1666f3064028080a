import { compareMoney, isZeroMoney, subtractMoney, sumMoney, type Money, zeroMoney } from './money.ts'
import { invoiceKey, joinedOf } from './invoice-number.ts'

/** A line of the supplier's own file: an invoice in its books. */
export interface OwnLine {
  /** The line number in the file. */
  line: number
  numero: string
  valor: Money
  /** Null if the file has no currency. */
  moneda: string | null
}

/** An invoice of the company, with the amount to compare. */
export interface KeptInvoice {
  id: string
  numero: string
  valor: Money
  moneda: string
  estado: string
  /** Whether it is still owed, so that its absence from the file is reported. */
  isPending: boolean
}

/** The results of a comparison, by priority: different amounts, on one side only, equal. */
export const findings = ['difiere', 'solo-archivo', 'solo-compania', 'coincide'] as const
export type Finding = (typeof findings)[number]

/**
 * One invoice number on both sides. Several lines of the file with one number are grouped, as are several rows of the
 * company.
 */
export interface Comparison {
  finding: Finding
  numero: string
  moneda: string
  /** Line numbers of the file, in order. */
  lines: readonly number[]
  own: Money | null
  kept: readonly KeptInvoice[]
  company: Money | null
  /** The file's amount less the company's; a missing one counts as zero. */
  difference: Money
  /** Matched by the last digits and the amount instead of the whole number. */
  isByDigits: boolean
}

interface OwnGroup {
  key: string
  numero: string
  moneda: string | null
  lines: number[]
  valor: Money
}

interface KeptGroup {
  key: string
  numero: string
  moneda: string
  invoices: KeptInvoice[]
  valor: Money
}

/** Refused or voided invoices, which only count if the number has no other. */
const isVoid = ({ estado }: KeptInvoice) => estado === 'rechazada' || estado === 'anulada'

/**
 * Compares the supplier's file with the company's invoices. Numbers are compared without signs, capitals and leading
 * zeros; unmatched ones are compared again by their last digits and amount, because books often omit the prefix. Every
 * line and every pending invoice is in exactly one comparison.
 */
export function reconcile(own: readonly OwnLine[], kept: readonly KeptInvoice[]): Comparison[] {
  const known = groupKept(kept)
  const inOnePiece = byPiece([...known.values()].flat())
  const taken = new Set<KeptGroup>()
  const waiting: OwnGroup[] = []
  const comparisons: Comparison[] = []
  for (const group of groupOwn(own)) {
    const found =
      inCurrency(known.get(group.key) ?? [], group.moneda, taken) ??
      inCurrency(inOnePiece.get(joinedOf(group.numero)) ?? [], group.moneda, taken)
    if (found === undefined) waiting.push(group)
    else {
      taken.add(found)
      comparisons.push(compare(group, found, false))
    }
  }
  const rest = [...known.values()].flat().filter((group) => !taken.has(group))
  const byDigits = uniquePairs(waiting, rest)
  for (const group of waiting) {
    const found = byDigits.get(group)
    if (found) taken.add(found)
    comparisons.push(found ? compare(group, found, true) : onlyOwn(group))
  }
  return [...comparisons, ...rest.filter((group) => !taken.has(group) && isOwed(group)).map(onlyKept)]
}

function groupOwn(own: readonly OwnLine[]): OwnGroup[] {
  const groups = new Map<string, OwnGroup>()
  for (const { line, numero, valor, moneda } of own) {
    const key = invoiceKey(numero)
    const place = `${key}|${moneda ?? ''}`
    const group = groups.get(place)
    if (group) {
      group.lines.push(line)
      group.valor = sumMoney([group.valor, valor])
    } else groups.set(place, { key, numero: numero.trim(), moneda, lines: [line], valor })
  }
  return [...groups.values()]
}

function groupKept(kept: readonly KeptInvoice[]): Map<string, KeptGroup[]> {
  const groups = new Map<string, KeptGroup[]>()
  for (const invoice of kept) {
    const key = invoiceKey(invoice.numero)
    const same = groups.get(key) ?? []
    groups.set(key, same)
    const group = same.find(({ moneda }) => moneda === invoice.moneda)
    if (group) group.invoices.push(invoice)
    else
      same.push({
        key,
        numero: invoice.numero,
        moneda: invoice.moneda,
        invoices: [invoice],
        valor: zeroMoney,
      })
  }
  for (const group of [...groups.values()].flat()) {
    const standing = group.invoices.filter((invoice) => !isVoid(invoice) || invoice.isPending)
    if (standing.length > 0) group.invoices = standing
    group.valor = sumMoney(group.invoices.map(({ valor }) => valor))
  }
  return groups
}

/** Returns the company's invoices by joined number, as electronic invoices write it. */
function byPiece(groups: readonly KeptGroup[]): Map<string, KeptGroup[]> {
  const pieces = new Map<string, KeptGroup[]>()
  for (const group of groups) {
    const piece = joinedOf(group.numero)
    pieces.set(piece, [...(pieces.get(piece) ?? []), group])
  }
  return pieces
}

/** Returns the company's group in the file's currency; without one, in pesos, else in the first currency. */
function inCurrency(groups: readonly KeptGroup[], moneda: string | null, taken: ReadonlySet<KeptGroup>) {
  const free = groups.filter((group) => !taken.has(group))
  if (moneda !== null) return free.find((group) => group.moneda === moneda)
  return free.find((group) => group.moneda === 'COP') ?? free[0]
}

/** Returns unmatched pairs with the same last digits and amount, if the match is unique. */
function uniquePairs(own: readonly OwnGroup[], kept: readonly KeptGroup[]): Map<OwnGroup, KeptGroup> {
  const ownBy = byDigitsAndAmount(own)
  const keptBy = byDigitsAndAmount(kept)
  const pairs = new Map<OwnGroup, KeptGroup>()
  for (const [place, [one, ...more]] of ownBy) {
    const [other, ...others] = keptBy.get(place) ?? []
    if (!one || !other || more.length > 0 || others.length > 0) continue
    if (one.moneda === null || one.moneda === other.moneda) pairs.set(one, other)
  }
  return pairs
}

/** The minimum number of digits for a match by the last ones. */
const fewestDigits = 3

function byDigitsAndAmount<Group extends { key: string; valor: Money }>(groups: readonly Group[]) {
  const places = new Map<string, Group[]>()
  for (const group of groups) {
    const [digits = ''] = /\d+$/.exec(group.key) ?? []
    if (digits.length < fewestDigits || isZeroMoney(group.valor)) continue
    const place = `${digits.replace(/^0+/, '')}|${group.valor}`
    places.set(place, [...(places.get(place) ?? []), group])
  }
  return places
}

const isOwed = ({ invoices }: KeptGroup) => invoices.some(({ isPending }) => isPending)

function compare(own: OwnGroup, kept: KeptGroup, isByDigits: boolean): Comparison {
  const isSame = compareMoney(own.valor, kept.valor) === 0
  return {
    finding: isSame ? 'coincide' : 'difiere',
    numero: kept.numero,
    moneda: kept.moneda,
    lines: own.lines,
    own: own.valor,
    kept: kept.invoices,
    company: kept.valor,
    difference: subtractMoney(own.valor, kept.valor),
    isByDigits,
  }
}

const onlyOwn = ({ numero, moneda, lines, valor }: OwnGroup): Comparison => ({
  finding: 'solo-archivo',
  numero,
  moneda: moneda ?? 'COP',
  lines,
  own: valor,
  kept: [],
  company: null,
  difference: valor,
  isByDigits: false,
})

const onlyKept = ({ numero, moneda, invoices, valor }: KeptGroup): Comparison => ({
  finding: 'solo-compania',
  numero,
  moneda,
  lines: [],
  own: null,
  kept: invoices,
  company: valor,
  difference: subtractMoney(zeroMoney, valor),
  isByDigits: false,
})

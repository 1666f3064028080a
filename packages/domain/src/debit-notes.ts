import { addMoney, compareMoney, type Money, subtractMoney, sumMoney } from './money.ts'

/** The amounts of a debit note as reported by the company. */
export type NoteAmounts = {
  valor_bruto: Money
  valor_descuento: Money
  valor_impuesto: Money
  valor_nota: Money
  valor_aplicado: Money
}

/** The application of a note to an invoice: the balance before, the amount, the balance after. */
export type NoteLineAmounts = { saldo: Money; valor: Money; saldo_nuevo: Money }

/** Returns the expected value of a note: gross, less discount, plus tax (screens 2.6). */
export function noteValueOf({ valor_bruto, valor_descuento, valor_impuesto }: NoteAmounts): Money {
  return addMoney(subtractMoney(valor_bruto, valor_descuento), valor_impuesto)
}

/** Returns whether a note's value differs from its gross, discount and tax. */
export function isValueDoubtful(note: NoteAmounts): boolean {
  return compareMoney(noteValueOf(note), note.valor_nota) !== 0
}

/** Returns whether more of a note was applied than its value. */
export function isAppliedDoubtful({ valor_aplicado, valor_nota }: NoteAmounts): boolean {
  return compareMoney(valor_aplicado, valor_nota) > 0
}

/** Returns whether the new balance of an invoice differs from the old one less the applied amount. */
export function isLineDoubtful({ saldo, valor, saldo_nuevo }: NoteLineAmounts): boolean {
  return compareMoney(subtractMoney(saldo, valor), saldo_nuevo) !== 0
}

/** Returns the amount of a note applied by its lines. */
export function appliedByLines(lines: readonly NoteLineAmounts[]): Money {
  return sumMoney(lines.map(({ valor }) => valor))
}

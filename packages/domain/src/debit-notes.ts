import { addMoney, compareMoney, type Money, subtractMoney, sumMoney } from './money.ts'

/** The amounts of a debit note as the company told them. */
export type NoteAmounts = {
  valor_bruto: Money
  valor_descuento: Money
  valor_impuesto: Money
  valor_nota: Money
  valor_aplicado: Money
}

/** What a note was set against: the invoice's balance before, the amount, the balance after. */
export type NoteLineAmounts = { saldo: Money; valor: Money; saldo_nuevo: Money }

/** What a note ought to be worth: gross, less discount, plus tax (screens 2.6). */
export function noteValueOf({ valor_bruto, valor_descuento, valor_impuesto }: NoteAmounts): Money {
  return addMoney(subtractMoney(valor_bruto, valor_descuento), valor_impuesto)
}

/** Returns whether a note's value is not what its gross, discount and tax make. */
export function isValueDoubtful(note: NoteAmounts): boolean {
  return compareMoney(noteValueOf(note), note.valor_nota) !== 0
}

/** Returns whether more of a note was applied than it is worth. */
export function isAppliedDoubtful({ valor_aplicado, valor_nota }: NoteAmounts): boolean {
  return compareMoney(valor_aplicado, valor_nota) > 0
}

/** Returns whether the new balance of an invoice is not the one before less what was applied to it. */
export function isLineDoubtful({ saldo, valor, saldo_nuevo }: NoteLineAmounts): boolean {
  return compareMoney(subtractMoney(saldo, valor), saldo_nuevo) !== 0
}

/** What the lines of a note say was applied of it. */
export function appliedByLines(lines: readonly NoteLineAmounts[]): Money {
  return sumMoney(lines.map(({ valor }) => valor))
}

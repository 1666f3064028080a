import { addDecimals } from '@enlace/domain/decimal.ts'
import type { Adjustment, Tax, TaxRate, Totals } from '../model/document.ts'
import type { XmlElement } from '../xml/parse.ts'
import {
  attribute,
  decimalOf,
  field,
  group,
  groups,
  neededDecimal,
  onlyGroup,
  textOf,
  zero,
} from '../xml/select.ts'

/** The taxes (`TaxTotal`) or withholdings (`WithholdingTaxTotal`) below an element, one for each code. */
export function readTaxes(of: XmlElement, name: 'TaxTotal' | 'WithholdingTaxTotal'): Tax[] {
  const taxes = new Map<string, Tax>()
  for (const total of groups(of, name)) {
    const amount = decimalOf(total, 'TaxAmount')
    if (!amount) continue
    const subtotals = groups(total, 'TaxSubtotal')
    const scheme = group(subtotals[0], 'TaxCategory', 'TaxScheme')
    const code = textOf(scheme, 'ID')
    const rates = subtotals.flatMap(readRate)
    const before = taxes.get(code)
    if (before) {
      before.amount = addDecimals([before.amount, amount])
      for (const rate of rates) before.rates.push(rate)
    } else taxes.set(code, { code, name: textOf(scheme, 'Name'), amount, rates })
  }
  return [...taxes.values()]
}

function readRate(subtotal: XmlElement): TaxRate[] {
  const amount = decimalOf(subtotal, 'TaxAmount')
  if (!amount) return []
  const percent = decimalOf(group(subtotal, 'TaxCategory'), 'Percent') ?? decimalOf(subtotal, 'Percent')
  return [{ base: decimalOf(subtotal, 'TaxableAmount'), amount, percent }]
}

/** Discounts and charges directly below an element. */
export function readAdjustments(of: XmlElement): Adjustment[] {
  return groups(of, 'AllowanceCharge').flatMap((adjustment) => {
    const amount = decimalOf(adjustment, 'Amount')
    if (!amount) return []
    return [
      {
        isCharge: textOf(adjustment, 'ChargeIndicator').toLowerCase() === 'true',
        reason: textOf(adjustment, 'AllowanceChargeReason'),
        percent: decimalOf(adjustment, 'MultiplierFactorNumeric'),
        amount,
        base: decimalOf(adjustment, 'BaseAmount'),
      },
    ]
  })
}

/** The totals: `LegalMonetaryTotal`, in debit notes `RequestedMonetaryTotal`. @throws ReadFault without them. */
export function readTotals(root: XmlElement): Totals {
  const total = onlyGroup(root, 'LegalMonetaryTotal') ?? onlyGroup(root, 'RequestedMonetaryTotal')
  return {
    lineExtension: neededDecimal(total, 'LineExtensionAmount'),
    taxExclusive: decimalOf(total, 'TaxExclusiveAmount'),
    taxInclusive: decimalOf(total, 'TaxInclusiveAmount'),
    allowance: decimalOf(total, 'AllowanceTotalAmount') ?? zero,
    charge: decimalOf(total, 'ChargeTotalAmount') ?? zero,
    prepaid: decimalOf(total, 'PrepaidAmount') ?? zero,
    rounding: decimalOf(total, 'PayableRoundingAmount') ?? zero,
    payable: neededDecimal(total, 'PayableAmount'),
    currency: attribute(field(total, 'PayableAmount'), 'currencyID'),
  }
}

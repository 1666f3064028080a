import type { CopiedRows } from '@enlace/database/load/copied-rows.ts'
import { copyLine } from '@enlace/database/driver/copy.ts'
import type { ListedStatementRow } from '@enlace/database/load/tables/account-statements.ts'
import { formatMoney, money, type Money } from '@enlace/domain/money.ts'
import type { Findings } from '../findings/finding.ts'

/** The amounts of an invoice that is repeated in a file. */
interface Amounts {
  valor: Money
  saldo: Money
}

/**
 * Invoices that are repeated in a file. Whether a refused one is an exact copy is looked up after the file was read:
 * keeping the amounts of all invoices would exceed the memory of a load.
 */
export class RepeatedInvoices {
  readonly #findings: Findings
  readonly #again = new Map<string, (Amounts & { at: number })[]>()

  constructor(findings: Findings) {
    this.#findings = findings
  }

  /** Remembers a repeated invoice that the caller refuses next. */
  remember(key: string, amounts: Amounts): void {
    const others = this.#again.get(copied(key)) ?? []
    if (others.length === 0) this.#again.set(copied(key), others)
    others.push({ ...amounts, at: this.#findings.all.length })
  }

  /** Reports those that differ from the loaded one, with the amounts of both. */
  tellOthers(rows: CopiedRows<ListedStatementRow>): void {
    if (this.#again.size === 0) return
    for (const [key = '', valor = '', saldo = ''] of rows.cellsOf([
      'erp_key',
      'valor_facturado',
      'saldo_total',
    ])) {
      for (const other of this.#again.get(key) ?? []) {
        if (other.valor === valor && other.saldo === saldo) continue
        this.#findings.refineRefusal(other.at, 'key-repeated-differs', {
          valor: formatMoney(other.valor),
          saldo: formatMoney(other.saldo),
          otroValor: formatMoney(money(valor)),
          otroSaldo: formatMoney(money(saldo)),
        })
      }
    }
  }
}

const copied = (key: string) => copyLine([key]).trimEnd()

import type { CopiedRows } from '@enlace/database/load/copied-rows.ts'
import { copyLine } from '@enlace/database/driver/copy.ts'
import type { ListedStatementRow } from '@enlace/database/load/tables/listed-statements.ts'
import { formatMoney, money, type Money } from '@enlace/domain/money.ts'
import type { Findings } from '../findings/finding.ts'

/** The amounts of an invoice that stands in a file again. */
interface Amounts {
  valor: Money
  saldo: Money
}

/**
 * Invoices that stand in a file again. Whether a refused one is an exact copy is looked up once, after the file was read: to keep the
 * amounts of all invoices at hand would cost more memory than a load may take.
 */
export class RepeatedInvoices {
  readonly #findings: Findings
  readonly #again = new Map<string, (Amounts & { at: number })[]>()

  constructor(findings: Findings) {
    this.#findings = findings
  }

  /** Remembers one that is refused next. */
  remember(key: string, amounts: Amounts): void {
    const others = this.#again.get(copied(key)) ?? []
    if (others.length === 0) this.#again.set(copied(key), others)
    others.push({ ...amounts, at: this.#findings.all.length })
  }

  /** Tells those that differ from the one that is loaded, with the amounts of both. */
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

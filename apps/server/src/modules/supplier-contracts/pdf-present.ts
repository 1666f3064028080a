import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { paperTexts } from '@enlace/contract/papers/texts.ts'
import type {
  ContractExecution,
  SupplierContractDetail,
} from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import {
  amendmentTexts,
  minuteTexts,
  minuteTypeTexts,
  supplierContractTexts as texts,
} from '@enlace/contract/supplier-contracts/detail-texts.ts'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import { imputedKindTexts, imputedTexts } from '@enlace/contract/supplier-contracts/imputed-texts.ts'
import { executionSentence } from '@enlace/contract/supplier-contracts/execution-texts.ts'
import { policyTexts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { contractTypeTexts } from '@enlace/contract/supplier-contracts/texts.ts'
import type { PaperTable } from '@enlace/documents/table.ts'
import { daysLeftText } from '@enlace/contract/supplier-contracts/days-left-texts.ts'
import {
  formatMoney,
  isNegativeMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from '@enlace/domain/money.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { paperHead } from '../documents/index.ts'
import {
  type DocumentContent,
  paperDay,
  paperFigure,
  paperMoney,
  paperState,
  paperText,
} from '../papers/index.ts'

const { fields } = contractDocument

/** Returns the content of a contract's PDF: execution, amendments, policies and minutes. */
export function contractContent(contract: SupplierContractDetail): DocumentContent {
  const { moneda, execution } = contract
  const isOver = isNegativeMoney(contract.saldo)
  const head = paperHead(contractDocument, contract, {
    dias_restantes: daysLeftText(contract.dias_restantes) ?? listTexts.none,
  })
  return {
    ...head,
    subtitle: `${head.subtitle} · ${contractTypeTexts[contract.tipo]}`,
    warning: isOver
      ? fill(texts.over, { valor: formatMoney(negateMoney(contract.saldo), moneda) })
      : undefined,
    tables: [
      executionTable(contract, execution),
      amendmentTable(contract),
      policyTable(contract),
      minuteTable(contract),
    ],
    totals: [
      { label: fields.valor.detail, value: paperMoney(contract.valor, moneda) },
      {
        label: `${texts.executed} (${formatQuantity(contract.ejecutado_pct)} %)`,
        value: paperMoney(negateMoney(contract.valor_ejecutado), moneda),
      },
      { label: fields.saldo.detail, value: paperMoney(contract.saldo, moneda), isTotal: true },
    ],
  }
}

function executionTable(
  { valor_ejecutado, moneda }: SupplierContractDetail,
  execution: ContractExecution,
): PaperTable {
  const rows: [string, Money | null][] = [
    [imputedTexts.stated, valor_ejecutado],
    [imputedTexts.ordered, execution.ordenado],
    [imputedTexts.invoiced, execution.facturado],
    [imputedKindTexts['payments-made'].title, execution.pagado],
    [imputedTexts.imputed, execution.imputado],
    [imputedTexts.difference, execution.diferencia],
  ]
  return {
    title: imputedTexts.reconciliation,
    note: `${executionSentence(execution, moneda)} ${fill(paperTexts.amountsIn, { moneda })}`,
    columns: [
      { title: imputedTexts.document, share: 5 },
      { title: imputedTexts.valor, share: 3, isFigure: true },
    ],
    rows: rows.flatMap(([label, amount]) => (amount === null ? [] : [[label, paperFigure(amount)]])),
    empty: '',
  }
}

function amendmentTable({ amendments, valor, moneda }: SupplierContractDetail): PaperTable {
  const added = sumMoney(amendments.map(({ valor_adicional }) => valor_adicional))
  const initial = fill('{label}: {valor}', {
    label: texts.initial,
    valor: formatMoney(subtractMoney(valor, added), moneda),
  })
  return {
    title: amendmentTexts.table,
    ...(amendments.length > 0 && { note: initial }),
    columns: [
      { title: amendmentTexts.numero, share: 2 },
      { title: amendmentTexts.fecha, share: 2 },
      { title: amendmentTexts.objeto, share: 5 },
      { title: amendmentTexts.hasta, share: 2 },
      { title: amendmentTexts.adicional, share: 3, isFigure: true },
    ],
    rows: amendments.map((one) => [
      one.numero,
      paperDay(one.fecha),
      one.objeto,
      paperDay(one.nueva_fecha_fin),
      paperFigure(one.valor_adicional),
    ]),
    empty: amendmentTexts.none,
  }
}

function policyTable({ policies, moneda }: SupplierContractDetail): PaperTable {
  return {
    title: policyTexts.tab,
    columns: [
      { title: policyTexts.inForce, share: 4 },
      { title: policyTexts.insurer, share: 3 },
      { title: policyTexts.term, share: 3 },
      { title: policyTexts.value, share: 3, isFigure: true },
      { title: imputedTexts.estado, share: 2 },
    ],
    rows: policies.map(({ amparo, vigente, estado }) => [
      vigente ? `${amparo} · ${vigente.numero}` : amparo,
      paperText(vigente?.aseguradora ?? null),
      vigente ? `${paperDay(vigente.vigente_desde)} – ${paperDay(vigente.vigente_hasta)}` : listTexts.none,
      paperMoney(vigente?.valor ?? null, moneda),
      paperState('documento_exigido', estado),
    ]),
    empty: policyTexts.none,
  }
}

function minuteTable({ minutes }: SupplierContractDetail): PaperTable {
  return {
    title: minuteTexts.table,
    columns: [
      { title: minuteTexts.acta, share: 3 },
      { title: minuteTexts.numero, share: 2 },
      { title: minuteTexts.fecha, share: 2 },
      { title: minuteTexts.descripcion, share: 5 },
      { title: minuteTexts.valor, share: 3, isFigure: true },
    ],
    rows: minutes.map((one) => [
      minuteTypeTexts[one.tipo],
      one.numero,
      paperDay(one.fecha),
      paperText(one.descripcion),
      one.valor === null ? listTexts.none : paperFigure(one.valor),
    ]),
    empty: minuteTexts.none,
  }
}

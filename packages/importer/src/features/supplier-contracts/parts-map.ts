import {
  loadedAmendments,
  loadedMinutes,
  loadedPolicies,
} from '@enlace/contract/supplier-contracts/loaded/parts.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import type { AmendmentRow, MinuteRow, PolicyRow } from '@enlace/database/load/tables/supplier-contracts.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import type { Findings } from '../../core/findings/finding.ts'
import type { PartMapping } from '../../core/mapping/mapping.ts'
import { documentPlace, type ImputedKind } from '@enlace/database/load/known/known-contracts.ts'
import { readRecords, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'
import { readMoney } from '../../core/records/read-money.ts'
import { readImputedKind, readMinuteKind } from '@enlace/domain/contract-words.ts'

/** The owners of the contracts that the company has or the source contains, by the ERP's key. */
export type KnownContracts = ReadonlyMap<string, string>

/** A document charged to a contract, by the ERP's keys. */
export interface ReceivedImputation {
  kind: ImputedKind
  document_key: string
  contract_key: string
}

/** The amendments to contracts. */
export function mapAmendments(
  table: SourceTable,
  part: PartMapping,
  contracts: KnownContracts,
  findings: Findings,
): AmendmentRow[] {
  const once = keysOf()
  return readRecords<FieldOf<'contracts-amendments'>, AmendmentRow>(table, part, findings, (record) => {
    const contract_key = contractOf(record, contracts)
    const numero = record.required('numero', record.code('numero'))
    return {
      erp_key: once(record, 'supplier_contracts_amendments', 'numero', `${contract_key}|OS|${numero}`),
      contract_key,
      numero,
      fecha: record.required('fecha', record.date('fecha')),
      objeto: record.required('objeto', record.text('objeto')),
      valor_adicional: readMoney(record, 'valor_adicional') ?? zeroMoney,
      ...readKept(record, loadedAmendments),
    }
  })
}

/** The risks that contracts require to be covered, with the policies that the source has. */
export function mapPolicies(
  table: SourceTable,
  part: PartMapping,
  contracts: KnownContracts,
  findings: Findings,
): PolicyRow[] {
  const once = keysOf()
  return readRecords<FieldOf<'contracts-policies'>, PolicyRow>(table, part, findings, (record) => {
    const contract_key = contractOf(record, contracts)
    const amparo = record.required('amparo', record.text('amparo'))
    return {
      erp_key: once(record, 'supplier_contracts_policies', 'amparo', `${contract_key}|PO|${amparo}`),
      contract_key,
      amparo,
      ...readKept(record, loadedPolicies),
    }
  })
}

/** The minutes of contracts. */
export function mapMinutes(
  table: SourceTable,
  part: PartMapping,
  contracts: KnownContracts,
  findings: Findings,
): MinuteRow[] {
  const once = keysOf()
  return readRecords<FieldOf<'contracts-minutes'>, MinuteRow>(table, part, findings, (record) => {
    const contract_key = contractOf(record, contracts)
    const written = record.required('tipo', record.text('tipo'))
    const numero = record.required('numero', record.code('numero'))
    return {
      erp_key: once(record, 'supplier_contracts_minutes', 'numero', `${contract_key}|AC|${numero}`),
      contract_key,
      tipo: readMinuteKind(written),
      numero,
      fecha: record.required('fecha', record.date('fecha')),
      descripcion: record.text('descripcion') ?? (readMinuteKind(written) === 'otra' ? written : null),
      ...readKept(record, loadedMinutes),
    }
  })
}

/** The orders and invoices charged to contracts; `documents` are the company's existing ones, by `documentPlace`. */
export function mapImputations(
  table: SourceTable,
  part: PartMapping,
  contracts: KnownContracts,
  documents: ReadonlyMap<string, string>,
  findings: Findings,
): ReceivedImputation[] {
  return readRecords<FieldOf<'contracts-imputations'>, ReceivedImputation>(
    table,
    part,
    findings,
    (record) => {
      const contract_key = contractOf(record, contracts)
      const written = record.required('tipo', record.text('tipo'))
      const kind =
        readImputedKind(written) ??
        record.refuse('imputation-kind-unknown', { field: 'tipo', value: written })
      const numero = record.required('documento', record.code('documento'))
      const document_key =
        documents.get(documentPlace(kind, contracts.get(contract_key) ?? '', numero)) ??
        record.refuse('document-unknown', { field: 'documento', value: numero })
      record.keptAs('document_links', `${kind}|${document_key}|supplier-contracts|${contract_key}`)
      return { kind, document_key, contract_key }
    },
  )
}

function contractOf<F extends string>(
  record: RecordReader<F | 'contrato'>,
  contracts: KnownContracts,
): string {
  const written = record.required('contrato', record.code('contrato'))
  return contracts.has(written)
    ? written
    : record.refuse('contract-unknown', { field: 'contrato', value: written })
}

/** Refuses repeated keys. */
function keysOf() {
  const seen = new Set<string>()
  return <F extends string>(record: RecordReader<F>, table: string, field: F, key: string): string => {
    if (seen.has(key)) record.refuse('key-repeated', { field, value: key })
    seen.add(key)
    record.keptAs(table, key)
    return key
  }
}

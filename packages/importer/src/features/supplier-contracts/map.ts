import { loadedContracts } from '@enlace/contract/supplier-contracts/loaded/contracts.ts'
import type { ContractRow } from '@enlace/database/load/tables/supplier-contracts.ts'
import { compareDates } from '@enlace/domain/calendar-date.ts'
import { readContractKind, readContractState } from '@enlace/domain/contract-words.ts'
import { compareMoney, formatMoney, zeroMoney } from '@enlace/domain/money.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import type { Findings } from '../../core/findings/finding.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import type { Mapping, PartMapping } from '../../core/mapping/mapping.ts'
import { readCurrency, readMoney } from '../../core/records/read-money.ts'
import { readRecords, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

type Field = FieldOf<'contracts'>

/** A contract of a file, and its owner. */
export interface ReceivedContract {
  row: ContractRow
  supplier: string
}

/**
 * The contracts of a file. Inconsistencies are reported and kept as the source has them. `accounts` are the company's
 * existing branch accounts.
 */
export function mapContracts(
  table: SourceTable,
  part: PartMapping,
  { rules }: Mapping,
  accounts: ReadonlySet<string>,
  findings: Findings,
  onRead?: CountRead,
): ReceivedContract[] {
  const seen = new Set<string>()
  return readRecords<Field, ReceivedContract>(
    table,
    part,
    findings,
    (record) => {
      const nit = record.required('nit', record.nit('nit'))
      const account = accountKey(nit.documento_numero, rules)
      if (!accounts.has(account))
        record.refuse('supplier-unknown', { field: 'nit', value: nit.documento_numero })
      const numero = record.required('numero', record.code('numero'))
      const key = record.code('clave') ?? numero
      if (seen.has(key)) record.refuse('key-repeated', { field: 'numero', value: key })
      const row = readContract(record, { erp_key: key, account_key: account, nro_contrato: numero })
      seen.add(key)
      record.numbered('numero', '', numero)
      record.keptAs('supplier_contracts', key)
      return { row, supplier: nit.documento_numero }
    },
    onRead,
  )
}

/** The state of a contract; without a known state the calendar determines it. */
function readState(record: RecordReader<Field>) {
  const written = record.code('estado')
  const known = written === undefined ? undefined : readContractState(written)
  if (written !== undefined && known === undefined)
    record.doubt('contract-state-unknown', { field: 'estado', value: written })
  return known ?? 'vigente'
}

function readContract(
  record: RecordReader<Field>,
  keys: Pick<ContractRow, 'erp_key' | 'account_key' | 'nro_contrato'>,
): ContractRow {
  const written = record.required('tipo', record.code('tipo'))
  const tipo =
    readContractKind(written) ?? record.refuse('contract-type-unknown', { field: 'tipo', value: written })
  const estado = readState(record)
  const [fecha_inicio, fecha_fin] = [record.date('fecha_inicio') ?? null, record.date('fecha_fin') ?? null]
  if (fecha_inicio !== null && fecha_fin !== null && compareDates(fecha_inicio, fecha_fin) > 0)
    record.doubt('contract-dates-reversed', { field: 'fecha_fin', value: record.code('fecha_fin') ?? '' })
  const valor = record.required('valor', readMoney(record, 'valor'))
  const valor_ejecutado = readMoney(record, 'valor_ejecutado') ?? zeroMoney
  if (compareMoney(valor_ejecutado, valor) > 0)
    record.doubt('contract-over-executed', {
      field: 'valor_ejecutado',
      value: record.code('valor_ejecutado') ?? '',
      values: { valor: formatMoney(valor) },
    })
  return {
    ...keys,
    objeto: record.required('objeto', record.text('objeto')),
    tipo,
    fecha_inicio,
    fecha_fin,
    ...readKept(record, loadedContracts),
    moneda: readCurrency(record, 'moneda'),
    valor,
    valor_ejecutado,
    estado,
  }
}

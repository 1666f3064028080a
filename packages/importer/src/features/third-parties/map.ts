import { loadedParties } from '@enlace/contract/third-parties/loaded.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import { economicActivityName } from '@enlace/domain/catalogue/economic-activities.ts'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes.ts'
import { fold } from '@enlace/domain/text.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import type { Findings } from '../../core/findings/finding.ts'
import type { Mapping, PartMapping } from '../../core/mapping/mapping.ts'
import { readFlag } from '../../core/documents/listed-fields.ts'
import type { Supplier, ToldOfSupplier } from '../../core/documents/receipt.ts'
import { readRecords, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import { targets, type FieldOf, type TargetField } from '../../core/mapping/targets.ts'
import { readContact } from '../../core/documents/contact.ts'

type PartyField = FieldOf<'third-parties'>

/**
 * The suppliers of a file, one per NIT. A number with its check digit appended is the same supplier as without; numbers
 * that differ by two transposed digits remain two suppliers, and are reported.
 */
export function mapThirdParties(
  table: SourceTable,
  part: PartMapping,
  { rules }: Mapping,
  findings: Findings,
  onRead?: CountRead,
): Supplier[] {
  const read = readRecords<FieldOf<'third-parties'>, ReadSupplier>(
    table,
    part,
    findings,
    (record) => {
      const supplier = readSupplier(record, rules.foreignPrefix)
      record.keptAs('third_parties', supplier.key)
      record.keptAs('branch_accounts', accountKey(supplier.key, rules))
      return supplier
    },
    onRead,
  )
  const suppliers = new Map<string, Supplier>()
  // The name in the row with the plain number is kept, wherever in the file it is.
  for (const { isGlued: _isGlued, ...supplier } of plainNumbersFirst(read)) {
    const known = suppliers.get(supplier.key)
    if (known === undefined) suppliers.set(supplier.key, supplier)
    else {
      findings.doubt(supplier.place, 'supplier-merged', {
        value: supplier.nombre,
        values: { nit: known.key, nombre: known.nombre, line: String(known.place.line) },
      })
    }
  }
  reportSameNames([...suppliers.values()], findings)
  return [...suppliers.values()]
}

/** A supplier with whether its number had the check digit appended. */
type ReadSupplier = Supplier & { isGlued: boolean }

function plainNumbersFirst(suppliers: readonly ReadSupplier[]): ReadSupplier[] {
  return suppliers.toSorted((one, other) => Number(one.isGlued) - Number(other.isGlued))
}

function readSupplier(
  record: RecordReader<FieldOf<'third-parties'>>,
  foreignPrefix: string | null,
): ReadSupplier {
  const nit = record.required('nit', record.nit('nit'))
  const nombre = record.required('nombre', record.text('nombre'))
  const { place } = record
  const isMadeUp = foreignPrefix !== null && isMadeUpNumber(nit.documento_numero, foreignPrefix)
  const isGlued = nit.doubt === 'check-digit-glued'
  if (isMadeUp) record.doubt('nit-made-up', { field: 'nit', value: nit.documento_numero })
  return {
    place,
    key: nit.documento_numero,
    documento_dv: isMadeUp ? null : nit.documento_dv,
    nombre,
    isGlued,
    ...(optional.some((field) => record.tells(field)) && { told: readTold(record) }),
  }
}

/** An invented number is as long as a NIT: a person's own may begin with the same digits but is shorter or longer. */
const isMadeUpNumber = (number: string, prefix: string) => number.length === 9 && number.startsWith(prefix)

const optional = Object.entries<TargetField>(targets['third-parties']).flatMap(([name, { isRequired }]) =>
  // The names of the part's targets are its fields.
  isRequired ? [] : [name as PartyField],
)

function readTold(record: RecordReader<PartyField>): ToldOfSupplier {
  return {
    party: {
      ...readKept(record, loadedParties),
      id_actividad_economica: readActivity(record),
      regimen_tributario_id: readRegime(record),
      pyme: readFlag(record, 'pyme') ?? null,
      activo: readFlag(record, 'activo') ?? true,
    },
    contact: readContact(record),
  }
}

/** The CIIU class; an unknown code is left out and reported. */
function readActivity(record: RecordReader<PartyField>): string | null {
  const written = record.code('id_actividad_economica')
  if (written === undefined) return null
  const code = written.padStart(4, '0')
  if (economicActivityName(code) !== undefined) return code
  record.doubt('activity-unknown', { field: 'id_actividad_economica', value: written })
  return null
}

/** The tax regime by its code or name; an unknown one is left out and reported. */
function readRegime(record: RecordReader<PartyField>): string | null {
  const written = record.code('regimen_tributario_id')
  if (written === undefined) return null
  const known = taxRegimes.find(({ id, nombre }) => [fold(id), fold(nombre)].includes(fold(written)))
  if (known) return known.id
  record.doubt('regime-unknown', { field: 'regimen_tributario_id', value: written })
  return null
}

function reportSameNames(suppliers: readonly Supplier[], findings: Findings): void {
  const named = new Map<string, Supplier>()
  for (const supplier of suppliers.toSorted((one, other) => one.place.line - other.place.line)) {
    const name = fold(supplier.nombre).replace(/[^\p{L}\p{N}]/gu, '')
    const earlier = named.get(name)
    if (earlier === undefined) named.set(name, supplier)
    else {
      const reason = isTransposed(earlier.key, supplier.key) ? 'nit-transposed' : 'name-repeated'
      findings.doubt(supplier.place, reason, {
        value: supplier.key,
        values: { nit: earlier.key, nombre: supplier.nombre, line: String(earlier.place.line) },
      })
    }
  }
}

/** Whether two numbers differ only by two transposed neighbouring digits. */
export function isTransposed(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const place = Array.from(one).findIndex((digit, index) => digit !== other[index])
  if (place === -1 || one[place] === one[place + 1]) return false
  return `${one.slice(0, place)}${one[place + 1]}${one[place]}${one.slice(place + 2)}` === other
}

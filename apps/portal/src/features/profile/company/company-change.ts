import {
  type BranchRecord,
  branchFields,
  ChangeReason,
  type CompanyChangeBody,
  type CompanyRecord,
  partyFields,
  type RecordField,
  recordRules,
} from '@enlace/contract/profile/company-schemas.ts'
import * as z from 'zod/mini'

/** What the form holds: a text for each field of the record, those of a branch with its number, and the reason. */
export type ChangeValues = Record<string, string>

/** A field of the form: which one of the record it is, and of which branch. */
export type ChangeField = { name: string; field: RecordField; branch: BranchRecord | null }

/** The fields that may be asked to change; the name only while there are no documents in it. */
export function fieldsOf({ isNameFixed, branches }: CompanyRecord): ChangeField[] {
  const own = partyFields.filter((field) => field !== 'nombre' || !isNameFixed)
  return [
    ...own.map((field) => ({ name: field, field, branch: null })),
    ...branches.flatMap((branch) =>
      branchFields.map((field) => ({ name: `${field}_${branch.thirdId}`, field, branch })),
    ),
  ]
}

/** The record as the form holds it; what is not registered is an empty text. */
export function valuesOf(record: CompanyRecord): ChangeValues {
  return Object.fromEntries(fieldsOf(record).map((field) => [field.name, valueOf(record, field) ?? '']))
}

/** The rules of the form. */
export function ruleOf(record: CompanyRecord): z.ZodMiniType<ChangeValues, ChangeValues> {
  const rules = fieldsOf(record).map(({ name, field }) => [name, recordRules[field]] as const)
  return z.object({ ...Object.fromEntries(rules), motivo: ChangeReason })
}

/** What was changed, as the request sends it, with what the record says by now. */
export function changesIn(record: CompanyRecord, values: ChangeValues): CompanyChangeBody['changes'] {
  return fieldsOf(record).flatMap((one) => {
    const seen = valueOf(record, one)
    const typed = (values[one.name] ?? '').trim()
    if (typed === (seen ?? '')) return []
    return [
      { thirdId: one.branch?.thirdId ?? null, field: one.field, seen, after: typed === '' ? null : typed },
    ]
  })
}

/** Tells one state of the record from another: a draft that was typed over one is not put over another. */
export function markOf(record: CompanyRecord): string {
  let mark = 0
  for (const letter of JSON.stringify(valuesOf(record)))
    mark = (mark * 31 + letter.charCodeAt(0)) % 1_000_000_007
  return mark.toString(36)
}

function valueOf(record: CompanyRecord, { field, branch }: ChangeField): string | null {
  switch (field) {
    case 'pyme':
      return record.pyme === null ? null : String(record.pyme)
    case 'id_actividad_economica':
      return record.actividad?.id ?? null
    case 'regimen_tributario_id':
      return record.regimen?.id ?? null
    case 'nombre':
    case 'sigla':
    case 'web_site':
      return record[field]
    default:
      return branch?.[field] ?? null
  }
}

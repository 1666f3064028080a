import { linkNames } from '@enlace/contract/document-links/link-names.ts'
import type { DocumentLinkRow, LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import { DocumentKeys, type KnownDocuments } from '../../core/records/document-keys.ts'
import type { Findings } from '../../core/findings/finding.ts'
import { readLinkedKind } from '../../core/documents/link-names.ts'
import type { PartMapping } from '../../core/mapping/mapping.ts'
import { readRecords, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

type Field = FieldOf<'document-links'>

/** A link between two documents of a supplier. */
export interface ReceivedLink extends DocumentLinkRow {
  from: LinkedKind
  to: LinkedKind
}

/** The links of a file, between documents of one supplier that the company has. */
export function mapLinks(
  table: SourceTable,
  part: PartMapping,
  known: KnownDocuments,
  findings: Findings,
  onRead?: CountRead,
): ReceivedLink[] {
  const keys = new Map<LinkedKind, DocumentKeys>()
  const keysOf = (kind: LinkedKind) => {
    const own = keys.get(kind) ?? new DocumentKeys(known[kind])
    keys.set(kind, own)
    return own
  }
  return readRecords<Field, ReceivedLink>(
    table,
    part,
    findings,
    (record) => {
      const { documento_numero: supplier } = record.required('nit', record.nit('nit'))
      const [from, to] = [kindOf(record, 'desde_tipo'), kindOf(record, 'hacia_tipo')]
      const from_key = keysOf(from).demand(record, 'desde', supplier)
      const to_key = keysOf(to).demand(record, 'hacia', supplier)
      record.keptAs('document_links', [from, from_key, to, to_key].join('|'))
      return { from, from_key, to, to_key }
    },
    onRead,
  )
}

function kindOf(record: RecordReader<Field>, field: 'desde_tipo' | 'hacia_tipo'): LinkedKind {
  const written = record.required(field, record.code(field))
  const kind = readLinkedKind(written)
  return (
    kind ??
    record.refuse('link-kind-unknown', { field, value: written, values: { known: linkNames.join(', ') } })
  )
}

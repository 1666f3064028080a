import { ConnectorFault } from '../core/fault.ts'
import { textOf, type ErpRow } from '../core/fields.ts'
import type { AttachedFile } from '../core/record.ts'
import type { ErpnextClient, Filter } from './client.ts'

/** The kind of files, with the fields that tell one without its content. */
export const fileDoctype = 'File'
export const fileFields = [
  'name',
  'file_name',
  'file_url',
  'file_size',
  'content_hash',
  'attached_to_name',
  'modified',
]

/** Files that are attached to documents of a kind. */
export const filesFilters = (doctype: string): Filter[] => [
  ['attached_to_doctype', '=', doctype],
  ['is_folder', '=', 0],
]

/** A file from ERPNext's record of it. */
export function fileOf(row: ErpRow): AttachedFile {
  const id = textOf(row['name']) ?? ''
  const size = textOf(row['file_size'])
  const place = textOf(row['file_url']) ?? ''
  return {
    id,
    document: textOf(row['attached_to_name']) ?? '',
    name: textOf(row['file_name']) ?? place.split('/').at(-1) ?? id,
    // Zero where ERPNext did not measure it.
    size: size === null || Number(size) === 0 ? null : Number(size),
    mark: textOf(row['content_hash']) ?? `${place} ${textOf(row['modified']) ?? ''}`,
    place,
  }
}

/** Reads the content of a file. @throws ConnectorFault `file-elsewhere` if it is a link to another site. */
export function readContent(erpnext: ErpnextClient, { place }: AttachedFile): Promise<Buffer> {
  const parts = place.split('/')
  const isOwn = /^\/(?:private\/)?files\/./.test(place) && !parts.includes('..') && !place.includes('\\')
  if (!isOwn) throw new ConnectorFault('file-elsewhere')
  // Names are kept as people wrote them, with spaces and signs.
  return erpnext.content(parts.map(encodeURIComponent).join('/'))
}

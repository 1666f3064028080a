import { ConnectorFault } from '../core/fault.ts'
import { textOf, type ErpRow } from '../core/fields.ts'
import type { AttachedFile } from '../core/record.ts'
import type { Domain, OdooClient } from './client.ts'
import { idOf } from './links.ts'

/** The model of files, with the fields that tell one without its content. */
export const fileModel = 'ir.attachment'
const fields = ['name', 'res_id', 'file_size', 'checksum', 'write_date']

/** Files that people attached to the documents of a model: no pictures of fields, no links. */
export const filesDomain = (model: string): Domain => [
  ['res_model', '=', model],
  ['res_field', '=', false],
  ['type', '=', 'binary'],
]

/** Reads the files that a search finds, in the order of their ids. */
export async function readFiles(odoo: OdooClient, domain: Domain, limit?: number): Promise<AttachedFile[]> {
  const rows = await odoo.searchRead(fileModel, domain, {
    fields,
    order: 'id asc',
    ...(limit === undefined ? {} : { limit }),
  })
  return rows.map(fileOf)
}

function fileOf(row: ErpRow): AttachedFile {
  const size = textOf(row['file_size'])
  const id = idOf(row)
  return {
    id,
    document: textOf(row['res_id']) ?? '',
    name: textOf(row['name']) ?? id,
    size: size === null ? null : Number(size),
    mark: textOf(row['checksum']) ?? `${size ?? ''} ${textOf(row['write_date']) ?? ''}`,
    place: id,
  }
}

/** Reads the content of a file. @throws ConnectorFault `file-refused` if there is none. */
export async function readContent(odoo: OdooClient, { place }: AttachedFile): Promise<Buffer> {
  const [row] = await odoo.searchRead(fileModel, [['id', '=', Number(place)]], { fields: ['datas'] })
  const content = textOf(row?.['datas'])
  if (content === null) throw new ConnectorFault('file-refused', { status: '404' })
  return Buffer.from(content, 'base64')
}

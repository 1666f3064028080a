import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@enlace/database/database.ts'
import type { FieldMapping, Mapping, Part } from '../src/core/mapping/mapping.ts'
import { usualRules } from '../src/core/mapping/usual-rules.ts'
import { importDocuments } from '../src/import-documents.ts'
import { openFiles } from '../src/source-files.ts'

const words = { orderByReceipts: '', takenAsPaid: '', takenAsOpen: '', closedByPicture: '' }
/** The kinds of fields that are not codes. */
const kinds: Readonly<Record<string, FieldMapping['kind']>> = {
  nit: 'nit',
  nombre: 'text',
  fecha: 'date',
  vencimiento: 'date',
  valor: 'money',
  bruto: 'money',
  neto: 'money',
  saldo: 'money',
}

/** Creates a company for a test. */
export async function buildCompany({ db }: { db: Database }, company: number): Promise<number> {
  const values = [company, String(900_000_000 + company), 0, `Compañía ${company}`, '{}', [], '[]']
  await db.lookUp('create_company', values, 'staff')
  return company
}

/** Loads a file of one kind into a company; its header has our field names. */
export async function loadPart(
  { db }: { db: Database },
  folder: string,
  company: number,
  part: Part,
  lines: readonly string[],
): Promise<void> {
  const file = `${part}-${company}.csv`
  await writeFile(join(folder, file), `${lines.join('\n')}\n`)
  const fields = (lines[0] ?? '').split(';')
  const mapping: Mapping = {
    source: 'prueba',
    company: null,
    rules: usualRules,
    parts: {
      [part]: {
        file,
        fields: Object.fromEntries(
          fields.map((field) => [field, { column: field, kind: kinds[field] ?? 'code' }]),
        ),
      },
    },
  }
  await importDocuments(db, {
    company,
    mapping,
    files: await openFiles([join(folder, file)], mapping),
    actor: 'test',
    words,
    describe: ({ reason }) => reason,
  })
}

import { stagedColumns } from '@enlace/database/load/statements'
import { accountKey } from '../src/core/account-key.ts'
import { Findings, type Finding } from '../src/core/finding.ts'
import type { FieldMapping, Mapping, Part } from '../src/core/mapping.ts'
import { withoutOwnColumns } from '../src/core/own-columns.ts'
import { targets, type TargetField } from '../src/core/targets.ts'
import { usualRules } from '../src/core/usual-rules.ts'
import { mapDocuments, type DocumentSet } from '../src/map-documents.ts'
import { openPlannedFiles } from '../src/source-files.ts'
import type { Reading } from '../src/suggest-reading.ts'

/** What somebody says of a file, as the wizard would be told. */
export interface Said {
  part?: Part
  fields?: Record<string, Omit<FieldMapping, 'kind'>>
}

/** What a file is loaded as: how many documents, the amounts of each by our fields, and what was found. */
export interface Loaded {
  count: number
  amounts: Record<string, string[]>
  texts: string
  findings: readonly Finding[]
}

/** Loads a file as it seems to be meant, with what somebody says of it, up to the rows that would be written. */
export async function loadAsRead(
  file: { path: string; name: string },
  { part: read, sheet, headerLine, fields }: Pick<Reading, 'part' | 'sheet' | 'headerLine' | 'fields'>,
  said: Said,
  suppliers: readonly string[] = [],
): Promise<Loaded> {
  const part = said.part ?? read
  const kinds: Readonly<Record<string, TargetField>> = targets[part]
  const own = Object.entries(said.fields ?? {}).map(
    ([name, field]) => [name, { ...field, kind: kinds[name]?.kind ?? 'text' }] as const,
  )
  const planned = { file: file.name, fields: { ...fields, ...Object.fromEntries(own) } }
  const mapping: Mapping = withoutOwnColumns({
    source: 'oro',
    company: null,
    parts: { [part]: planned },
    rules: usualRules,
  })
  const { tables } = await openPlannedFiles([{ ...file, part, sheet, headerLine }])
  const findings = new Findings()
  for (const { file: name, doubts = [] } of Object.values(tables))
    for (const { line, reason, ...detail } of doubts) findings.doubt({ file: name, line }, reason, detail)
  const known = {
    suppliers: new Set(suppliers),
    accounts: new Set(suppliers.map((nit) => accountKey(nit, usualRules))),
    branches: new Map(suppliers.map((nit) => [nit, new Map([['001', accountKey(nit, usualRules)]])])),
  }
  const set = mapDocuments(tables, mapping, known, findings, () => {})
  return { ...rowsOf(part, set), findings: findings.all }
}

function rowsOf(part: Part, set: DocumentSet): Omit<Loaded, 'findings'> {
  if (part === 'account-statements') {
    const { rows } = set.statements
    const texts = Buffer.concat([...rows.texts()]).toString('utf8')
    const lines = texts.split('\n').filter((line) => line !== '')
    const columnOf = (column: string) => {
      const at = stagedColumns(rows.target).findIndex((name) => name === column)
      return lines.map((line) => line.split('\t')[at] ?? '')
    }
    const amounts = { valor: columnOf('valor_facturado'), saldo: columnOf('saldo_total') }
    return { count: lines.length, amounts, texts }
  }
  const amounts = {
    'payments-made': () => set.payments.heads.map(({ valor_pagado }) => valor_pagado),
    'notes-debit': () => [...set.listed.notes.rows].map(({ valor_nota }) => valor_nota),
    contracts: () => set.contracts.contracts.map(({ row }) => row.valor),
  }
  if (part !== 'payments-made' && part !== 'notes-debit' && part !== 'contracts')
    throw new Error(`No golden file is of ${part}`)
  const valor: readonly string[] = amounts[part]()
  return { count: valor.length, amounts: { valor: [...valor] }, texts: JSON.stringify(set.payments.heads) }
}

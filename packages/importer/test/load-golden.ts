import { stagedColumns } from '@enlace/database/load/statements.ts'
import { accountKey } from '../src/core/mapping/account-key.ts'
import { Findings, type Finding } from '../src/core/findings/finding.ts'
import type { FieldMapping, Mapping, Part, PartMapping } from '../src/core/mapping/mapping.ts'
import { withoutOwnColumns } from '../src/core/mapping/own-columns.ts'
import { targets, type TargetField } from '../src/core/mapping/targets.ts'
import { usualRules } from '../src/core/mapping/usual-rules.ts'
import { mapDocuments, type DocumentSet } from '../src/map-documents.ts'
import { openPlannedFiles } from '../src/source-files.ts'
import type { Reading } from '../src/suggest-reading.ts'

/** The user's answers on a file, as given to the wizard. */
export interface Said extends Pick<PartMapping, 'rows' | 'addsUp'> {
  part?: Part
  fields?: Record<string, Omit<FieldMapping, 'kind'>>
}

/** The result for a file: the number of documents, the amounts of each by our fields, and the findings. */
export interface Loaded {
  count: number
  amounts: Record<string, string[]>
  texts: string
  findings: readonly Finding[]
}

/** Loads a file as detected, with the user's answers, up to the rows to be written. */
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
  const planned: PartMapping = {
    file: file.name,
    ...(said.rows && { rows: said.rows }),
    ...(said.addsUp && { addsUp: said.addsUp }),
    fields: { ...fields, ...Object.fromEntries(own) },
  }
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
  const valuesOf: Partial<Record<Part, () => readonly string[]>> = {
    'payments-made': () => set.payments.heads.map(({ valor_pagado }) => valor_pagado),
    'notes-debit': () => [...set.listed.notes.rows].map(({ valor_nota }) => valor_nota),
    contracts: () => set.contracts.contracts.map(({ row }) => row.valor),
    withholdings: () => set.withholdings.map(({ valor }) => valor),
  }
  const valor = valuesOf[part]?.()
  if (!valor) throw new Error(`No golden file is of ${part}`)
  const amounts = {
    valor: [...valor],
    base: set.withholdings.map(({ base }) => base),
    retefuente: set.payments.heads.map(({ valor_retenciones }) => valor_retenciones),
  }
  const rows = [set.payments.heads, [...set.listed.notes.rows], set.contracts.contracts, set.withholdings]
  return { count: valor.length, amounts, texts: JSON.stringify(rows) }
}

import { readFile } from 'node:fs/promises'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { parts } from '@enlace/importer/core/mapping/mapping.ts'
import { factsOf, sentKinds } from '@enlace/importer/core/mapping/sent-kinds.ts'
import { targets, type TargetField } from '@enlace/importer/core/mapping/targets.ts'
import { expect, it } from 'vitest'

/** Renders the table of record kinds and fields that the documentation contains. */
function kindsTable(): string {
  const rows = parts.map((part) => {
    const sent = sentKinds.find((kind) => kind === part)
    const lines = sent && factsOf(sent).lines
    const how =
      sent === undefined ? 'file' : lines === undefined ? 'file, record' : 'file, record with `lineas`'
    return `| \`${part}\` | ${importsTexts.parts[part]} | ${how} | ${fieldsOf(targets[part])} |`
  })
  return ['| kind | what it is | comes as | fields |', '|---|---|---|---|', ...rows].join('\n')
}

/** Lists fields with their types unless text; required ones first and in bold. */
function fieldsOf(fields: Readonly<Record<string, TargetField>>): string {
  const named = Object.entries(fields).map(([name, { kind, isRequired, values }]) => {
    const shown = isRequired ? `**\`${name}\`**` : `\`${name}\``
    const note = values ? values.join(' · ') : ['code', 'text', 'paragraph'].includes(kind) ? '' : kind
    return `${shown} ${fieldName(name)}${note === '' ? '' : ` (${note})`}`
  })
  return named.join('; ')
}

it('stands in the documentation as the importer takes records', async () => {
  const docs = await readFile(new URL('../../../../../../docs/import.md', import.meta.url), 'utf8')
  expect(docs).toContain(kindsTable())
})

import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { auditActText } from '@enlace/contract/audit/shown-texts.ts'
import { auditFactTexts, auditValueTexts } from '@enlace/contract/audit/fact-texts.ts'
import type { AuditDetail, AuditFact } from '@enlace/contract/audit/schemas.ts'
import { auditDetailTexts as texts, auditTexts, auditTopicTexts } from '@enlace/contract/audit/texts.ts'
import { parameterTexts } from '@enlace/contract/parameters/label-texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { aboutInFull, personText } from './shown.ts'
import { Words } from '@enlace/ui/words.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'

type AuditEntryViewProps = {
  entry: AuditDetail
  listHref: string
  /** Where what it is about can be looked at. */
  href: string | undefined
}

const columns: readonly Column<AuditFact>[] = [
  { id: 'campo', header: texts.field, card: 'number', cell: ({ campo }) => fieldText(campo) },
  { id: 'antes', header: texts.before, card: 'text', cell: ({ antes }) => valueOf(antes) },
  { id: 'ahora', header: texts.after, card: 'text', cell: ({ ahora }) => valueOf(ahora) },
]

/** A changed field by the name under which the screens know it. */
const fieldText = (campo: string) =>
  labels.get(campo)?.label ?? auditFactTexts[campo] ?? campo.replaceAll('_', ' ')

const labels = new Map<string, { label: string }>(Object.entries(parameterTexts))

/** A noted value in words, where it is one of a list. */
const wordOf = (campo: string, valor: string) => auditValueTexts[campo]?.[valor] ?? valor

const valueOf = (value: string | null) => <Words>{value ?? texts.nothing}</Words>

/** One entry: who did what, when and from where, what changed, and the way to it. */
export function AuditEntryView({ entry, listHref, href }: AuditEntryViewProps) {
  const title = auditActText(entry.accion)
  const known = entry.hechos.filter(({ campo }) => auditFactTexts[campo] !== undefined)
  const technical = entry.hechos.filter(({ campo }) => auditFactTexts[campo] === undefined)
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: auditTexts.title, href: listHref }, { label: fill(texts.entry, { id: entry.id }) }]}
      />
      <PageHeading
        title={title}
        description={formatInstant(new Date(entry.at))}
        actions={href !== undefined && <ButtonLink href={href}>{texts.open}</ButtonLink>}
      />
      <Panel title={texts.facts}>
        <DefinitionList items={factsOf(entry)} />
      </Panel>
      {entry.cambios.length > 0 && (
        <Panel title={texts.changes} isFlush>
          <DataTable
            caption={texts.changesTable}
            columns={columns}
            rows={entry.cambios}
            rowKey={({ campo }) => campo}
            texts={tableTexts}
          />
        </Panel>
      )}
      {known.length > 0 && (
        <Panel title={texts.noted}>
          <DefinitionList
            items={known.map(({ campo, valor }) => ({
              label: auditFactTexts[campo] ?? '',
              value: <Words>{wordOf(campo, valor)}</Words>,
            }))}
          />
        </Panel>
      )}
      <TechnicalDetails label={technicalTexts.title}>
        <DefinitionList
          items={[
            { label: auditTexts.code, value: <code>{entry.accion}</code> },
            ...technical.map(({ campo, valor }) => ({
              label: campo,
              value: <code>{valor}</code>,
            })),
          ]}
        />
      </TechnicalDetails>
    </Stack>
  )
}

function factsOf(entry: AuditDetail) {
  const given = (label: string, value: string | null) =>
    value === null ? [] : [{ label, value: <Words>{value}</Words> }]
  return [
    ...given(auditTexts.person, personText(entry.persona_nombre, entry.persona)),
    ...given(auditTexts.about, aboutInFull(entry)),
    ...given(auditTexts.topic, auditTopicTexts[entry.tema]),
    ...given(auditTexts.address, entry.direccion),
  ]
}

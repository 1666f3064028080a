import { auditActText } from '@enlace/contract/audit/shown-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { actorText } from '@enlace/contract/core/words/actor-texts.ts'
import { exportAudit, listAuditEntries, listAuditRows } from '@enlace/contract/audit/calls.ts'
import type { AuditEntry } from '@enlace/contract/audit/schemas.ts'
import { auditTexts as texts, auditTopicTexts } from '@enlace/contract/audit/texts.ts'
import { auditActPattern, auditTopics } from '@enlace/contract/audit/topics.ts'
import type { SheetFormat } from '@enlace/contract/documents/desk/limits.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Words } from '@enlace/ui/words.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { instantColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { oneOf } from '@enlace/web/list/read-filter.ts'
import { ValueFilter } from '@enlace/web/list/value-filter.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { SheetMenu } from '../../core/export/sheet-menu.tsx'
import { aboutOf, personText } from './shown.ts'

const { status: _, ...readers } = staffReaders

/** Who did what, on whom, and from where. */
export const auditColumns: readonly Column<AuditEntry, { moneda: string }>[] = [
  instantColumn('at', texts.at, { isSortable: true, card: 'date' }),
  { id: 'accion', header: texts.act, card: 'number', cell: ({ accion }) => auditActText(accion) },
  {
    id: 'persona',
    header: texts.person,
    card: 'text',
    cell: ({ persona, persona_nombre }) => (
      <Words {...(persona.includes('@') && { title: persona })}>{actorText(persona_nombre)}</Words>
    ),
  },
  {
    id: 'objeto',
    header: texts.about,
    priority: 3,
    cell: (entry) => (
      <Words {...(entry.correo !== null && { title: entry.correo })}>{showText(aboutOf(entry))}</Words>
    ),
  },
  { id: 'tema', header: texts.topic, priority: 4, cell: ({ tema }) => auditTopicTexts[tema] },
  textColumn('direccion', texts.address, { priority: 4 }),
]

const topicText = (value: string) => {
  const topic = auditTopics.find((one) => one === value)
  return topic === undefined ? value : auditTopicTexts[topic]
}

/** By what the trail is narrowed, each as one of many. */
const narrowings = [
  { name: 'tema', label: texts.topic, any: texts.anyTopic },
  { name: 'accion', label: texts.act, any: texts.anyAct },
  { name: 'persona', label: texts.person, any: texts.anyPerson },
] as const

/** `/auditoria`: who did what, narrowed by subject, person and day, and to be kept as a file. */
export const auditRoute = staffList({
  path: paths.audit,
  list: 'staff-audit',
  texts,
  page: listAuditEntries,
  rows: listAuditRows,
  readers: {
    ...readers,
    tema: oneOf(auditTopics),
    accion: (text) => (auditActPattern.test(text) ? text : undefined),
    persona: (text) => (text === '' || text.length > 254 ? undefined : text),
  },
  columns: auditColumns,
  defaultSort: '-at',
  hrefOf: (id) => paths.auditEntry({ id }),
  filters: ({ place, answer }) => {
    const people = new Map(answer?.choices.persona.map(({ value, nombre }) => [value, nombre]))
    const textOf = {
      tema: topicText,
      accion: auditActText,
      persona: (value: string) => personText(people.get(value) ?? value, value),
    }
    return narrowings.map(({ name, label, any }) => ({
      kind: 'part',
      name,
      part: (
        <ValueFilter
          {...{ name, label, any, place }}
          textOf={textOf[name]}
          choices={answer?.choices[name]}
          chosen={place.filter[name]}
        />
      ),
    }))
  },
  more: ({ place, answer }) =>
    answer && answer.total > 0 && <SheetMenu onFile={(format) => void downloadAudit(place.filter, format)} />,
})

type AuditFilter = FilterOf<typeof listAuditEntries>

/** Gets all that a filter finds as a file. */
function downloadAudit({ page: _page, size: _size, ...filter }: AuditFilter, format: SheetFormat) {
  const name = `${fill(texts.file, { date: todayInBogota(new Date()) })}.${format}`
  return downloadNamed(exportAudit, { query: { ...filter, days: 0, format } }, name)
}

import { fill } from '@enlace/contract/core/fill.ts'
import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import { listDeskQuestionRows, listDeskQuestions } from '@enlace/contract/questions/desk/calls.ts'
import type { DeskQuestion } from '@enlace/contract/questions/desk/schemas.ts'
import { questionsDeskTexts as texts } from '@enlace/contract/questions/desk/texts.ts'
import { questionStates, threadTypes } from '@enlace/contract/questions/limits.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Excerpt } from '@enlace/ui/excerpt.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { countText, showInstant, showText } from '@enlace/web/document/shown.ts'
import { codeColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { oneOf, severalOf } from '@enlace/web/list/read-filter.ts'
import { SelectFilter } from '@enlace/web/list/select-filter.tsx'
import { assigneeFilter, readAssignee } from '../../core/assignee/assignee-filter.tsx'
import { inboxOf } from '../../core/assignee/bulk-inbox.tsx'
import { supplierColumn } from '../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { inboxActs } from './queries.ts'

/** What is asked by whom, about what, and who looks after it. */
export const questionColumns: readonly Column<DeskQuestion, { moneda: string }>[] = [
  codeColumn('numero', texts.numero, { isSortable: true, card: 'number' }),
  {
    id: 'extracto',
    header: texts.extracto,
    card: 'text',
    cell: ({ extracto, notas }) => (
      <>
        <Excerpt>{extracto}</Excerpt>
        {notas > 0 && <Hint isBlock>{countText(texts.withNotes, notas)}</Hint>}
      </>
    ),
  },
  supplierColumn(texts.proveedor, 'question'),
  { id: 'tipo', header: texts.tipo, priority: 3, cell: ({ tipo }) => threadTypeTexts[tipo] },
  {
    id: 'documento',
    header: texts.documento,
    priority: 4,
    cell: ({ documento }) =>
      documento === null ? showText(null) : fill(askedTexts[documento.kind], { numero: documento.numero }),
  },
  textColumn('responsable', texts.responsable, { isSortable: true, priority: 3 }),
  {
    id: 'ultimo',
    header: texts.ultimo,
    isSortable: true,
    card: 'date',
    cell: ({ ultimo_at, ultimo_de }) =>
      fill(ultimo_de === 'compania' ? texts.lastByCompany : texts.lastBySupplier, {
        at: showInstant(ultimo_at),
      }),
  },
  stateColumn(texts.estado, 'consulta'),
]

const types = threadTypes.map((value) => ({ value, label: threadTypeTexts[value] }))

const inbox = inboxOf<DeskQuestion>({
  list: listDeskQuestions,
  area: 'questions',
  columns: questionColumns,
  nameOf: ({ numero, proveedor }) => `${numero} · ${proveedor}`,
  isOpen: ({ estado }) => estado !== 'cerrada',
  counted: texts.counted,
  onAssign: inboxActs.assign,
  onClose: inboxActs.close,
})

/** `/preguntas`: what suppliers ask; what waits for the company first. */
export const questionsRoute = staffList({
  path: paths.questions,
  list: 'staff-questions',
  texts,
  page: listDeskQuestions,
  rows: listDeskQuestionRows,
  changes: 'question',
  readers: {
    ...staffReaders,
    status: severalOf(questionStates),
    tipo: oneOf(threadTypes),
    asignada: readAssignee,
  },
  columns: inbox.useColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.question({ id }),
  head: ({ answer }) => <inbox.Chosen answer={answer} />,
  filters: ({ place, answer }) => [
    {
      kind: 'part',
      name: 'tipo',
      part: (
        <SelectFilter
          label={texts.type}
          name="tipo"
          any={texts.anyType}
          options={types}
          chosen={place.filter.tipo}
          place={place}
        />
      ),
    },
    assigneeFilter({ place, answer }),
    { kind: 'states', label: texts.states, owner: 'consulta' },
  ],
  more: () => <ButtonLink href={paths.answerTemplates()}>{texts.templates}</ButtonLink>,
})

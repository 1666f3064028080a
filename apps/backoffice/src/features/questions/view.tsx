import type { Assignee } from '@enlace/contract/staff/sign-in/assignees'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts'
import { threadTypeTexts } from '@enlace/contract/questions/texts'
import { threadTypes } from '@enlace/contract/questions/limits'
import type { DeskQuestion, DeskQuestions } from '@enlace/contract/questions/desk/schemas'
import { questionsDeskTexts as texts } from '@enlace/contract/questions/desk/texts'
import { Actions } from '@enlace/ui/actions'
import { ButtonLink } from '@enlace/ui/button-link'
import { EmptyState } from '@enlace/ui/empty-state'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { SelectFilter } from '@enlace/web/list/select-filter.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { questionColumns } from './columns.tsx'
import type { QuestionFilter } from './filter.ts'

type QuestionsViewProps = ListViewProps<QuestionFilter, DeskQuestions> & {
  loadSlice: LoadSlice<DeskQuestion>
  hrefOf: (id: string) => string
  templates: string
}

const whose = [
  { value: 'mias', label: assigneeTexts.mine },
  { value: 'sin_asignar', label: assigneeTexts.nobody },
]
const types = threadTypes.map((value) => ({ value, label: threadTypeTexts[value] }))
const members = (known: readonly Assignee[]) =>
  known.filter(({ isSelf }) => !isSelf).map(({ id, nombre }) => ({ value: id, label: nombre }))

/** What suppliers ask: what waits for the company first, with who looks after it. */
export function QuestionsView({ templates, ...props }: QuestionsViewProps) {
  const { place, answer } = props
  const { tipo, asignada } = place.filter
  return (
    <ListScreen<DeskQuestion, { moneda: string }, QuestionFilter>
      {...props}
      list="staff-questions"
      texts={texts}
      columns={questionColumns}
      defaultSort="turno"
      isLive
      filters={[
        {
          kind: 'part',
          name: 'tipo',
          part: (
            <SelectFilter
              label={texts.type}
              name="tipo"
              any={texts.anyType}
              options={types}
              chosen={tipo}
              place={place}
            />
          ),
        },
        {
          kind: 'part',
          name: 'asignada',
          part: (
            <SelectFilter
              label={assigneeTexts.label}
              name="asignada"
              any={assigneeTexts.anybody}
              options={[...whose, ...members(answer?.responsables ?? [])]}
              chosen={asignada}
              place={place}
            />
          ),
        },
        { kind: 'states', label: texts.states, owner: 'consulta' },
      ]}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    >
      <Actions>
        <ButtonLink href={templates}>{texts.templates}</ButtonLink>
      </Actions>
    </ListScreen>
  )
}

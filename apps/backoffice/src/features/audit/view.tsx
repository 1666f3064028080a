import { auditActText } from '@enlace/contract/audit/act-texts'
import type { AuditEntries, AuditEntry } from '@enlace/contract/audit/schemas'
import { auditTexts as texts, auditTopicTexts } from '@enlace/contract/audit/texts'
import { auditTopics } from '@enlace/contract/audit/topics'
import { Actions } from '@enlace/ui/actions'
import { Button } from '@enlace/ui/button'
import { downloadIcon } from '@enlace/ui/core/icons'
import { EmptyState } from '@enlace/ui/empty-state'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { ValueFilter } from '@enlace/web/list/value-filter.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { auditColumns, personText } from './columns.tsx'
import type { AuditFilter } from './filter.ts'

type AuditViewProps = ListViewProps<AuditFilter, AuditEntries> & {
  loadSlice: LoadSlice<AuditEntry>
  hrefOf: (id: string) => string
  onDownload: (format: 'xlsx' | 'csv') => void
}

const topicText = (value: string) => {
  const topic = auditTopics.find((one) => one === value)
  return topic === undefined ? value : auditTopicTexts[topic]
}

/** By what the trail is narrowed, each as one of many. */
const narrowings = [
  { name: 'tema', label: texts.topic, any: texts.anyTopic },
  { name: 'accion', label: texts.act, any: texts.anyAct },
  { name: 'persona', label: texts.person, any: texts.anyPerson },
] as const // the names are the filter's

/** Who did what: narrowed by subject, person and day, and to be kept as a file. */
export function AuditView(props: AuditViewProps) {
  const { place, answer, onDownload } = props
  const people = new Map(answer?.choices.persona.map(({ value, nombre }) => [value, nombre]))
  const textOf = {
    tema: topicText,
    accion: auditActText,
    persona: (value: string) => personText(people.get(value) ?? value, value),
  }
  return (
    <ListScreen<AuditEntry, { moneda: string }, AuditFilter>
      {...props}
      list="staff-audit"
      texts={texts}
      columns={auditColumns}
      defaultSort="-at"
      isLive
      filters={narrowings.map(({ name, label, any }) => ({
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
      }))}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    >
      {answer && answer.total > 0 && (
        <Actions>
          <Button icon={downloadIcon} onClick={() => onDownload('xlsx')}>
            {texts.xlsx}
          </Button>
          <Button icon={downloadIcon} onClick={() => onDownload('csv')}>
            {texts.csv}
          </Button>
        </Actions>
      )}
    </ListScreen>
  )
}

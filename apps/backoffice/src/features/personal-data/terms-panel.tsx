import { fill } from '@enlace/contract/core/fill.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { dataRequestDue, type DataRequestKind, dataRequestTerms } from '@enlace/domain/data-rights.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'

type TermsPanelProps = { today: CalendarDate; requestsHref: string }

/** By when a request that came today is to be answered, and where those of the portal stand. */
export function TermsPanel({ today, requestsHref }: TermsPanelProps) {
  const termOf = (kind: DataRequestKind) =>
    fill(texts.termDays, { dia: formatDate(dataRequestDue(kind, today)), dias: dataRequestTerms[kind].days })
  return (
    <Panel title={texts.terms}>
      <Stack>
        <DefinitionList
          items={[
            { label: texts.consultation, value: termOf('consulta'), isText: true },
            { label: texts.claim, value: termOf('revocacion'), isText: true },
          ]}
        />
        <p>
          {texts.desk} <Link href={requestsHref}>{texts.deskLink}</Link>
        </p>
      </Stack>
    </Panel>
  )
}

import type { DeskMail, DeskMails } from '@enlace/contract/mail/desk/schemas'
import { mailsDeskTexts as texts } from '@enlace/contract/mail/desk/texts'
import { Banner } from '@enlace/ui/banner'
import { EmptyState } from '@enlace/ui/empty-state'
import { fill } from '@enlace/contract/core/fill'
import { filterTexts } from '@enlace/contract/core/list/texts'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { SelectFilter } from '@enlace/web/list/select-filter.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { purposeText } from '../../core/mail-purpose.ts'
import { mailColumns } from './columns.tsx'
import type { MailFilter } from './filter.ts'

type MailsViewProps = ListViewProps<MailFilter, DeskMails> & {
  loadSlice: LoadSlice<DeskMail>
  hrefOf: (id: string) => string
}

/** What the portal mailed, or could not: what asks for somebody first. */
export function MailsView(props: MailsViewProps) {
  const { place, answer } = props
  const { motivo } = place.filter
  const known = answer?.choices.motivo ?? []
  const offered =
    motivo === undefined || known.some(({ value }) => value === motivo)
      ? known
      : [...known, { value: motivo, rows: 0 }]
  return (
    <ListScreen<DeskMail, { moneda: string }, MailFilter>
      {...props}
      list="staff-mails"
      texts={texts}
      columns={mailColumns}
      defaultSort="turno"
      isLive
      filters={[
        {
          kind: 'part',
          name: 'motivo',
          part: (
            <SelectFilter
              label={texts.purpose}
              name="motivo"
              any={texts.anyPurpose}
              options={offered.map(({ value, rows }) => ({
                value,
                label: fill(filterTexts.withCount, { value: purposeText(value), n: rows }),
              }))}
              chosen={motivo}
              place={place}
            />
          ),
        },
        { kind: 'states', label: texts.states, owner: 'correo' },
      ]}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    >
      {answer?.hasServer === false && <Banner kind="info">{texts.noServer}</Banner>}
    </ListScreen>
  )
}

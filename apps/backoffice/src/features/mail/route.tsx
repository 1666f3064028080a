import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { listDeskMailRows, listDeskMails } from '@enlace/contract/mail/desk/calls.ts'
import type { DeskMail, DeskMails } from '@enlace/contract/mail/desk/schemas.ts'
import { mailStates } from '@enlace/contract/mail/desk/state-schemas.ts'
import { mailsDeskTexts as texts } from '@enlace/contract/mail/desk/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Excerpt } from '@enlace/ui/excerpt.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import { instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { severalOf } from '@enlace/web/list/read-filter.ts'
import { SelectFilter } from '@enlace/web/list/select-filter.tsx'
import { selectionColumn } from '../../core/selection/selection-column.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { purposeText } from '../../core/mail-purpose.ts'
import { paths } from '../../core/paths.ts'
import { BulkResend, chosenMails, isUndelivered, nameOf } from './bulk-resend.tsx'
import styles from './mails.module.css'
import { mailsKey, resend } from './queries.ts'

/** What was mailed to whom, about what, and how often it was tried. */
export const mailColumns: readonly Column<DeskMail, { moneda: string }>[] = [
  instantColumn('at', texts.at, { isSortable: true, card: 'date' }),
  {
    id: 'para',
    header: texts.to,
    isSortable: true,
    card: 'text',
    cell: ({ para }) => <span className={styles.address}>{para}</span>,
  },
  {
    id: 'asunto',
    header: texts.subject,
    isSortable: true,
    card: 'number',
    cell: ({ asunto }) => (
      <span className={styles.subject}>
        <Excerpt>{asunto}</Excerpt>
      </span>
    ),
  },
  { id: 'motivo', header: texts.purpose, priority: 3, cell: ({ motivo }) => purposeText(motivo) },
  {
    id: 'intentos',
    header: texts.attempts,
    align: 'end',
    isSortable: true,
    priority: 4,
    cell: ({ intentos }) => intentos,
  },
  textColumn('error', texts.error, { priority: 4 }),
  stateColumn(texts.state, 'correo'),
]

const columnsToResend = [
  ...mailColumns,
  selectionColumn<DeskMail>(chosenMails, { nameOf, isOffered: isUndelivered }),
]

function useMailColumns() {
  return useMayWrite('mails') ? columnsToResend : mailColumns
}

/** `/correos`: what the portal mailed, or could not; what asks for somebody first. */
export const mailsRoute = staffList({
  path: paths.mails,
  list: 'staff-mails',
  texts,
  page: listDeskMails,
  rows: listDeskMailRows,
  changes: 'mail',
  readers: {
    ...staffReaders,
    status: severalOf(mailStates),
    motivo: (text) => (/^[a-z:-]{1,60}$/.test(text) ? text : undefined),
  },
  columns: useMailColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.deskMail({ id }),
  filters: ({ place, answer }) => [
    { kind: 'part', name: 'motivo', part: <PurposeFilter {...{ place, answer }} /> },
    { kind: 'states', label: texts.states, owner: 'correo' },
  ],
  head: ({ answer }) => (
    <>
      {answer?.hasServer === false && (
        <Banner kind="info">
          {texts.noServer}
          <TechnicalDetails label={technicalTexts.title}>
            <p>{technicalTexts.mailServer}</p>
          </TechnicalDetails>
        </Banner>
      )}
      <BulkResend answer={answer} listKey={mailsKey()} onResend={resend} />
    </>
  ),
})

type PurposeFilterProps = {
  place: ListPlace<FilterOf<typeof listDeskMails>>
  answer: DeskMails | undefined
}

/** Narrows by what mails are about; what is chosen is offered even where no mail of it is left. */
function PurposeFilter({ place, answer }: PurposeFilterProps) {
  const { motivo } = place.filter
  const known = answer?.choices.motivo ?? []
  const offered =
    motivo === undefined || known.some(({ value }) => value === motivo)
      ? known
      : [...known, { value: motivo, rows: 0 }]
  return (
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
  )
}

import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts'
import { issuedStates } from '@enlace/contract/certificates/desk/state-schemas'
import type { IssuedCertificate, IssuedCertificates } from '@enlace/contract/certificates/desk/schemas'
import { certificatesDeskTexts as texts } from '@enlace/contract/certificates/desk/texts'
import { shownTypes } from '@enlace/domain/certificates'
import { Chip } from '@enlace/ui/chip'
import { EmptyState } from '@enlace/ui/empty-state'
import { showCount } from '@enlace/web/document/shown.ts'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { narrowed, toggled } from '@enlace/web/list/filters.ts'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { issuedColumns } from './columns.tsx'
import type { IssuedFilter } from './filter.ts'
import { CertificateSections } from './sections.tsx'
import styles from './certificates.module.css'

type IssuedViewProps = ListViewProps<IssuedFilter, IssuedCertificates> & {
  loadSlice: LoadSlice<IssuedCertificate>
  hrefOf: (id: string) => string
}

/** The kinds to narrow the list by. */
const kindsOf = ({ answer, place }: IssuedViewProps) =>
  shownTypes(
    (kind) => kind === place.filter.tipo || answer?.choices.tipo.some(({ value }) => value === kind) === true,
  ).map((value) => ({ value, label: certificateTypeTexts[value].name }))

/** Every certificate that the company issued. */
export function IssuedView(props: IssuedViewProps) {
  return (
    <ListScreen<IssuedCertificate, IssuedCertificates['totals'][number], IssuedFilter>
      {...props}
      list="staff-certificates"
      texts={texts}
      columns={issuedColumns}
      defaultSort="-emitido"
      isLive
      filters={[
        { kind: 'choice', name: 'tipo', label: texts.kind, options: kindsOf(props) },
        { kind: 'value', name: 'anio', label: texts.year, any: texts.anyYear },
        { kind: 'part', name: 'status', part: <States {...props} /> },
      ]}
      neverAny={<EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>}
    >
      <CertificateSections current="issued" />
    </ListScreen>
  )
}

/** The states that an issued certificate may be in: one that is not released was not issued. */
function States({ place: { filter, onFilter }, answer }: IssuedViewProps) {
  const chosen = filter.status ?? []
  return (
    <div className={styles.chips} role="group" aria-label={texts.states}>
      {issuedStates.map((id) => (
        <Chip
          key={id}
          isSelected={chosen.includes(id)}
          count={showCount(answer?.counts[id] ?? 0)}
          onToggle={() => onFilter(narrowed(filter, { status: toggled(chosen, id) }))}
        >
          {stateWord('certificado', id)}
        </Chip>
      ))}
    </div>
  )
}

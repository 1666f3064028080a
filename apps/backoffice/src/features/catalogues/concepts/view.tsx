import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { LegalConcept } from '@enlace/contract/catalogues/schemas.ts'
import { conceptTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { useState } from 'react'
import { SaveActions } from '../../../core/forms/save-actions.tsx'
import styles from '../catalogues.module.css'
import { ConceptRow } from './concept-row.tsx'
import { newConcept, type TypedConcept } from '../concept-values.ts'
import { conceptFaults } from '../faults.ts'
import { CatalogueFrame } from '../frame.tsx'

type ConceptsViewProps = {
  legal: readonly LegalConcept[]
  concepts: readonly TypedConcept[]
  isChanged: boolean
  isStale: boolean
  mayWrite: boolean
  isSaving: boolean
  onChange: (concepts: TypedConcept[]) => void
  onDiscard: () => void
  onSave: () => void
}

const columns: readonly Column<LegalConcept>[] = [
  {
    id: 'concepto',
    header: texts.concept,
    card: 'text',
    cell: ({ concepto }) => <span className={styles.name}>{concepto}</span>,
  },
  { id: 'sujeto', header: texts.subject, card: 'text', cell: ({ sujeto }) => sujeto },
  {
    id: 'tarifa',
    header: texts.rate,
    align: 'end',
    card: 'text',
    cell: ({ tarifa }) => fill(texts.rateValue, { n: tarifa.replace('.', ',') }),
  },
  {
    id: 'base',
    header: texts.base,
    align: 'end',
    card: 'text',
    cell: ({ base_uvt }) => fill(texts.baseValue, { n: base_uvt }),
  },
  { id: 'desde', header: texts.from, card: 'date', cell: ({ desde }) => formatDate(desde) },
  {
    id: 'hasta',
    header: texts.until,
    card: 'text',
    cell: ({ hasta }) => (hasta === null ? texts.inForce : formatDate(hasta)),
  },
  { id: 'norma', header: texts.rule, priority: 3, cell: ({ norma }) => norma },
]

/** The withholding concepts: the company's own, and those of the law with their days. */
export function ConceptsView(props: ConceptsViewProps) {
  const { legal, concepts, mayWrite, isChanged, onChange } = props
  const [onlyInForce, setOnlyInForce] = useState(true)
  const faults = conceptFaults(concepts)
  return (
    <CatalogueFrame
      page="concepts"
      mayWrite={mayWrite}
      isStale={props.isStale}
      actions={
        <>
          {mayWrite && <Button onClick={() => onChange([...concepts, newConcept])}>{texts.add}</Button>}
          {mayWrite && (
            <SaveActions
              isChanged={isChanged}
              isSaving={props.isSaving}
              isBlocked={Object.keys(faults).length > 0}
              onDiscard={props.onDiscard}
              onSave={props.onSave}
            />
          )}
        </>
      }
    >
      {concepts.length > 0 && (
        <Panel title={texts.own}>
          <ul className={styles.concepts}>
            {concepts.map((concept, place) => (
              <ConceptRow
                // A concept has no name of its own but its place.
                key={place}
                isDisabled={!mayWrite}
                faults={isChanged ? faults : {}}
                onChange={(next) => onChange(concepts.map((one, at) => (at === place ? next : one)))}
                onRemove={() => onChange(concepts.filter((_, at) => at !== place))}
                {...{ concept, place }}
              />
            ))}
          </ul>
        </Panel>
      )}
      <Panel
        title={texts.legal}
        isFlush
        actions={
          <Checkbox
            label={texts.onlyInForce}
            checked={onlyInForce}
            onChange={({ target }) => setOnlyInForce(target.checked)}
          />
        }
      >
        <DataTable
          caption={texts.legalCaption}
          columns={columns}
          rows={legal.filter(({ hasta }) => !onlyInForce || hasta === null)}
          rowKey={({ codigo, desde }) => `${codigo} ${desde}`}
          texts={tableTexts}
        />
      </Panel>
    </CatalogueFrame>
  )
}

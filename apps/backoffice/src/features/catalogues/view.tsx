import type { CatalogueEntry, CatalogueName, KeptCatalogue } from '@enlace/contract/catalogues/schemas.ts'
import { cataloguesTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { SaveActions } from '../../core/forms/save-actions.tsx'
import { EntryList } from './entry-list.tsx'
import { entryFaults } from './faults.ts'
import { CatalogueFrame } from './frame.tsx'

type CatalogueViewProps = {
  lista: CatalogueName
  actividad: string
  kept: KeptCatalogue
  entries: readonly CatalogueEntry[]
  isChanged: boolean
  isStale: boolean
  mayWrite: boolean
  isSaving: boolean
  onActivity: (actividad: string) => void
  onChange: (entries: CatalogueEntry[]) => void
  onDiscard: () => void
  onSave: () => void
}

/** A list of the forms, as the company has it. */
export function CatalogueView(props: CatalogueViewProps) {
  const { lista, kept, entries, mayWrite, isChanged } = props
  const hasDigits = lista === 'identification-types'
  const faults = entryFaults(entries, hasDigits)
  return (
    <CatalogueFrame
      page={lista}
      mayWrite={mayWrite}
      isStale={props.isStale}
      actions={
        mayWrite && (
          <SaveActions
            isChanged={isChanged}
            isSaving={props.isSaving}
            isBlocked={Object.keys(faults).length > 0}
            onDiscard={props.onDiscard}
            onSave={props.onSave}
          />
        )
      }
    >
      <EntryList
        entries={entries}
        kept={new Set(kept.entradas.map(({ codigo }) => codigo))}
        faults={isChanged ? faults : {}}
        isDisabled={!mayWrite}
        hasDigits={hasDigits}
        onChange={props.onChange}
        choice={
          lista === 'economic-sub-activities' && (
            <Select
              label={texts.activity}
              isLabelHidden
              value={props.actividad}
              disabled={isChanged}
              options={kept.actividades.map(({ id, nombre }) => ({ value: id, label: nombre }))}
              onChange={({ target }) => props.onActivity(target.value)}
            />
          )
        }
      />
    </CatalogueFrame>
  )
}

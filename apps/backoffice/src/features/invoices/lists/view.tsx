import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { AskedAnnex, InvoiceLists, ReturnReason } from '@enlace/contract/invoices/lists/schemas.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { SaveActions } from '../../../core/forms/save-actions.tsx'
import { AnnexFields } from './annex-fields.tsx'
import type { Faults } from './faults.ts'
import { ItemList, type ItemSummary } from './item-list.tsx'
import { ReasonFields } from './reason-fields.tsx'
import type { ReactNode } from 'react'

type InvoiceListsViewProps = {
  lists: InvoiceLists
  faults: Faults
  isChanged: boolean
  isStale: boolean
  isSaving: boolean
  mayWrite: boolean
  onChange: (lists: InvoiceLists) => void
  onDiscard: () => void
  onSave: () => void
  /** What the rules would have decided. */
  preview: ReactNode
}

const reasonSummary = ({ titulo, paso, activo, regla }: ReturnReason, n: number): ItemSummary => ({
  name: titulo || fill(texts.reasonNamed, { n }),
  line: paso,
  marks: [
    ...(activo ? [] : [{ tone: 'neutral' as const, words: texts.notOffered }]),
    ...(activo && regla !== null
      ? [{ tone: 'info' as const, words: `${texts.rule}: ${texts.ruleChoices[regla].toLowerCase()}` }]
      : []),
  ],
})

const annexSummary = ({ nombre, documentos, obligatorio }: AskedAnnex, n: number): ItemSummary => ({
  name: nombre || fill(texts.annexNamed, { n }),
  line: texts.documentChoices[documentos],
  marks: obligatorio ? [{ tone: 'neutral', words: texts.mandatoryShort }] : [],
})

const newReason: ReturnReason = {
  id: '',
  titulo: '',
  paso: '',
  paso_cuenta: '',
  exige_detalle: false,
  activo: true,
  regla: null,
  porcentaje: 0,
}

const newAnnex: AskedAnnex = {
  nombre: texts.usual[0],
  documentos: 'todos',
  persona: null,
  suministro: null,
  tamanos: [],
  riesgos: [],
  obligatorio: true,
}

/** The reasons for returning documents and the annexes that are asked, both in the order in which they are shown. */
export function InvoiceListsView(props: InvoiceListsViewProps) {
  const { lists, faults, mayWrite, isChanged, onChange } = props
  const { motivos, anexos } = lists
  const faultsAt = (list: keyof InvoiceLists, place: number): Faults => {
    const within = `${list}.${place}.`
    const own = Object.entries(faults).filter(([path]) => isChanged && path.startsWith(within))
    return Object.fromEntries(own.map(([path, fault]) => [path.slice(within.length), fault]))
  }
  return (
    <Stack gap="list">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={mayWrite && <SaveActions {...props} isBlocked={Object.keys(faults).length > 0} />}
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {props.isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <ItemList
        title={texts.reasons}
        items={motivos}
        summaryOf={reasonSummary}
        hasFault={(place) => Object.keys(faultsAt('motivos', place)).length > 0}
        add={texts.addReason}
        isDisabled={!mayWrite}
        // What documents were returned with keeps its code: it is offered no more, and not removed.
        mayRemove={({ id }) => id === ''}
        onAdd={() => onChange({ ...lists, motivos: [...motivos, newReason] })}
        onChange={(next) => onChange({ ...lists, motivos: next })}
        renderItem={(reason, place, change) => (
          <ReasonFields
            reason={reason}
            faults={faultsAt('motivos', place)}
            isDisabled={!mayWrite}
            onChange={change}
          />
        )}
      >
        {!motivos.some(({ activo }) => activo) && <Banner kind="warning">{texts.noneActive}</Banner>}
        <Quiet isSmall>{texts.rulesOrder}</Quiet>
        {props.preview}
      </ItemList>
      <ItemList
        title={texts.annexes}
        items={anexos}
        summaryOf={annexSummary}
        hasFault={(place) => Object.keys(faultsAt('anexos', place)).length > 0}
        add={texts.addAnnex}
        isDisabled={!mayWrite}
        mayRemove={() => true}
        onAdd={() => onChange({ ...lists, anexos: [...anexos, newAnnex] })}
        onChange={(next) => onChange({ ...lists, anexos: next })}
        renderItem={(annex, place, change) => (
          <AnnexFields
            annex={annex}
            faults={faultsAt('anexos', place)}
            isDisabled={!mayWrite}
            onChange={change}
          />
        )}
      >
        {anexos.length === 0 && <Quiet>{texts.noAnnexes}</Quiet>}
      </ItemList>
    </Stack>
  )
}

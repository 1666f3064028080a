import { fill } from '@enlace/contract/core/fill.ts'
import type { AskedDocument } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts as texts } from '@enlace/contract/required-documents/asked/texts.ts'
import { documentsReviewTexts } from '@enlace/contract/required-documents/desk/texts.ts'
import { supplierClassTexts } from '@enlace/contract/suppliers/class-texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon, downloadIcon } from '@enlace/ui/core/icons.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { showCount } from '@enlace/web/document/shown.ts'

type AskedActs = {
  mayWrite: boolean
  onEdit: (document: AskedDocument) => void
  onSwitch: (document: AskedDocument) => void
  onTemplate: (document: AskedDocument) => void
}

/** What is asked, of whom, for how long, and of how many it is. */
export const askedColumns = (acts: AskedActs): readonly Column<AskedDocument>[] => [
  { id: 'nombre', header: texts.nombre, card: 'number', cell: ({ nombre }) => <Words>{nombre}</Words> },
  { id: 'quien', header: texts.quien, card: 'text', cell: (row) => <Words>{whomWords(row)}</Words> },
  { id: 'regla', header: texts.regla, priority: 3, cell: ruleWords },
  {
    id: 'gracia',
    header: texts.gracia,
    priority: 4,
    cell: ({ gracia }) => fill(texts.graciaShown, { n: gracia }),
  },
  {
    id: 'clase',
    header: texts.obligatorio,
    priority: 4,
    cell: ({ obligatorio }) => (obligatorio ? texts.mandatory : texts.optional),
  },
  {
    id: 'proveedores',
    header: texts.askedOf,
    align: 'end',
    card: 'count',
    cell: ({ proveedores }) => showCount(proveedores),
  },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: ({ activo }) => (
      <StatusChip tone={activo ? 'good' : 'neutral'}>{activo ? texts.active : texts.retired}</StatusChip>
    ),
  },
  { id: 'acts', header: texts.acts, card: 'text', cell: (row) => <Acts row={row} {...acts} /> },
]

function Acts({ row, mayWrite, onEdit, onSwitch, onTemplate }: AskedActs & { row: AskedDocument }) {
  const { nombre, plantilla, activo } = row
  return (
    <Actions>
      {plantilla !== null && (
        <IconButton
          icon={downloadIcon}
          label={fill(texts.download, { nombre })}
          onClick={() => onTemplate(row)}
        />
      )}
      {mayWrite && (
        <>
          <Button aria-label={fill(texts.editTitle, { nombre })} onClick={() => onEdit(row)}>
            {texts.edit}
          </Button>
          {activo ? (
            <IconButton
              icon={closeIcon}
              label={fill(texts.retireOf, { nombre })}
              onClick={() => onSwitch(row)}
            />
          ) : (
            <Button aria-label={fill(texts.reactivateOf, { nombre })} onClick={() => onSwitch(row)}>
              {texts.reactivate}
            </Button>
          )}
        </>
      )}
    </Actions>
  )
}

function ruleWords({ regla, dias, fecha }: AskedDocument): string {
  return fill(documentsReviewTexts.rules[regla], {
    dias: dias ?? 0,
    fecha: fecha === null ? '' : formatDate(fecha),
  })
}

function whomWords({
  alcance,
  contrato,
  tipo_contrato,
  persona,
  suministro,
  tamanos,
  riesgos,
}: AskedDocument) {
  const contract =
    contrato !== null
      ? fill(texts.oneContract, { contrato })
      : tipo_contrato !== null
        ? `${texts.alcances.contrato}: ${texts.contractTypes[tipo_contrato]}`
        : texts.alcances.contrato
  return [
    alcance === 'contrato' ? contract : '',
    persona === null ? texts.personas.todas : texts.personas[persona],
    suministro === null ? '' : texts.suministros[suministro],
    tamanos.map((size) => supplierClassTexts.tamanos[size]).join(', '),
    riesgos.length === 0
      ? ''
      : `${supplierClassTexts.riesgo}: ${riesgos.map((risk) => supplierClassTexts.riesgos[risk]).join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

import { apiKeyStateTexts } from '@enlace/contract/api-keys/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SupplierKey } from '@enlace/contract/supplier-keys/schemas.ts'
import { supplierKeysTexts as texts } from '@enlace/contract/supplier-keys/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'

const tones = { vigente: 'good', vencida: 'neutral', revocada: 'bad' } as const

/** The columns of the supplier's keys. */
export const supplierKeyColumns = (onRevoke: (key: SupplierKey) => void): readonly Column<SupplierKey>[] => [
  { id: 'nombre', header: texts.name, card: 'number', cell: ({ nombre }) => nombre },
  { id: 'prefijo', header: texts.prefix, priority: 3, cell: ({ prefijo }) => <code>{prefijo}…</code> },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: ({ estado }) => <StatusChip tone={tones[estado]}>{apiKeyStateTexts[estado]}</StatusChip>,
  },
  { id: 'vence', header: texts.expires, cell: ({ vence_at: at }) => showInstant(at) },
  {
    id: 'uso',
    header: texts.lastUsed,
    card: 'date',
    cell: ({ usada_at: at, usada_desde: address }) => (
      <>
        {at === null ? texts.never : showInstant(at)}
        {address !== null && <div>{fill(texts.from, { address })}</div>}
      </>
    ),
  },
  {
    id: 'creada',
    header: texts.created,
    priority: 3,
    cell: ({ creada_at: at, creada_por: who }) => fill(texts.createdBy, { at: showInstant(at), who }),
  },
  {
    id: 'acts',
    header: texts.acts,
    card: 'text',
    cell: (key) =>
      key.estado === 'vigente' && (
        <Actions>
          <Button aria-label={fill(texts.revokeOf, { nombre: key.nombre })} onClick={() => onRevoke(key)}>
            {texts.revoke}
          </Button>
        </Actions>
      ),
  },
]

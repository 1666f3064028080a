import { fill } from '@enlace/contract/core/fill'
import type { ApiKey } from '@enlace/contract/features/api-keys/schemas'
import {
  apiKeysTexts as texts,
  apiKeyStateTexts,
  apiScopeTexts,
} from '@enlace/contract/features/api-keys/texts'
import type { ApiKeyState } from '@enlace/domain/api-key'
import { formatInstant } from '@enlace/domain/calendar-date'
import { Actions } from '@enlace/ui/actions'
import { Button } from '@enlace/ui/button'
import type { Column } from '@enlace/ui/core/columns'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from './api-keys.module.css'

const tones = {
  vigente: 'good',
  por_reemplazar: 'warning',
  vencida: 'neutral',
  revocada: 'bad',
} as const satisfies Record<ApiKeyState, Tone>

const momentOf = (at: string) => formatInstant(new Date(at), 'short')

/** What is asked about a key. */
export type KeyActs = { onRotate: (key: ApiKey) => void; onRevoke: (key: ApiKey) => void }

/** The columns of the keys; without acts for whoever may only look. */
export function keyColumns(acts: KeyActs | undefined): readonly Column<ApiKey>[] {
  return [
    {
      id: 'nombre',
      header: texts.name,
      card: 'number',
      cell: ({ nombre }) => <span className={styles.words}>{nombre}</span>,
    },
    { id: 'prefijo', header: texts.prefix, isWideOnly: true, cell: ({ prefijo }) => <code>{prefijo}…</code> },
    {
      id: 'estado',
      header: texts.state,
      card: 'status',
      cell: ({ estado }) => <StatusChip tone={tones[estado]}>{apiKeyStateTexts[estado]}</StatusChip>,
    },
    {
      id: 'alcances',
      header: texts.scopes,
      isWidestOnly: true,
      cell: ({ alcances }) => <Scopes scopes={alcances} />,
    },
    {
      id: 'vence',
      header: texts.expires,
      cell: ({ vence_at: at }) => (at === null ? texts.noEnd : momentOf(at)),
    },
    {
      id: 'uso',
      header: texts.lastUsed,
      card: 'date',
      cell: ({ usada_at: at, usada_desde: address }) => (
        <>
          {at === null ? texts.never : momentOf(at)}
          {address !== null && <div>{fill(texts.from, { address })}</div>}
        </>
      ),
    },
    {
      id: 'envios',
      header: texts.pushed,
      isWideOnly: true,
      cell: ({ envios: { llamadas, filas } }) =>
        fill(texts.pushedOf, { llamadas: showCount(llamadas), filas: showCount(filas) }),
    },
    ...(acts
      ? [
          {
            id: 'acts',
            header: texts.acts,
            card: 'text' as const,
            cell: (key: ApiKey) => <KeyButtons {...{ apiKey: key, acts }} />,
          },
        ]
      : []),
  ]
}

function Scopes({ scopes }: { scopes: ApiKey['alcances'] }) {
  return (
    <ul className={styles.scopes}>
      {scopes.map((scope) => (
        <li key={scope}>{apiScopeTexts[scope]}</li>
      ))}
    </ul>
  )
}

function KeyButtons({ apiKey, acts }: { apiKey: ApiKey; acts: KeyActs }) {
  const { estado, nombre } = apiKey
  if (estado === 'vencida' || estado === 'revocada') return null
  return (
    <Actions>
      {estado === 'vigente' && (
        <Button aria-label={fill(texts.rotateOf, { nombre })} onClick={() => acts.onRotate(apiKey)}>
          {texts.rotate}
        </Button>
      )}
      <Button aria-label={fill(texts.revokeOf, { nombre })} onClick={() => acts.onRevoke(apiKey)}>
        {texts.revoke}
      </Button>
    </Actions>
  )
}

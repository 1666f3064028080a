import { fill } from '@enlace/contract/core/fill.ts'
import type { ApiKey } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts, apiKeyStateTexts, apiScopeTexts } from '@enlace/contract/api-keys/texts.ts'
import type { ApiKeyState } from '@enlace/domain/api-key.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { Link } from '@enlace/ui/link.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showCount, showInstant } from '@enlace/web/document/shown.ts'
import styles from './api-keys.module.css'

const tones = {
  vigente: 'good',
  por_reemplazar: 'warning',
  vencida: 'neutral',
  revocada: 'bad',
} as const satisfies Record<ApiKeyState, Tone>

const momentOf = (at: string) => showInstant(at)

/** What is asked about a key. */
export type KeyActs = { onRotate: (key: ApiKey) => void; onRevoke: (key: ApiKey) => void }

/** How a key stands, as a chip. */
export function KeyChip({ estado }: Pick<ApiKey, 'estado'>) {
  return <StatusChip tone={tones[estado]}>{apiKeyStateTexts[estado]}</StatusChip>
}

/** When a key was last used, and from where. */
export function LastUse({ apiKey: { usada_at: at, usada_desde: address } }: { apiKey: ApiKey }) {
  return (
    <>
      {at === null ? texts.never : momentOf(at)}
      {address !== null && <div>{fill(texts.from, { address })}</div>}
    </>
  )
}

/** The columns of the keys, each of which leads to its own screen; without acts for whoever may only look. */
export function keyColumns(
  acts: KeyActs | undefined,
  link: (key: ApiKey) => string,
): readonly Column<ApiKey>[] {
  return [
    {
      id: 'nombre',
      header: texts.name,
      card: 'number',
      cell: (key) => (
        <Link className={styles.words} href={link(key)}>
          {key.nombre}
        </Link>
      ),
    },
    { id: 'prefijo', header: texts.prefix, isWideOnly: true, cell: ({ prefijo }) => <code>{prefijo}…</code> },
    {
      id: 'estado',
      header: texts.state,
      card: 'status',
      cell: ({ estado }) => <KeyChip estado={estado} />,
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
      cell: ({ vence_at: at }) => (at === null ? texts.noEnd : formatInstant(new Date(at))),
    },
    {
      id: 'uso',
      header: texts.lastUsed,
      card: 'date',
      cell: (key) => <LastUse apiKey={key} />,
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

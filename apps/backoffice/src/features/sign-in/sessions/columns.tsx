import { fill } from '@enlace/contract/core/fill'
import type { OpenSession } from '@enlace/contract/sign-in/sessions/schemas'
import { sessionKindTexts, sessionsTexts as texts } from '@enlace/contract/sign-in/sessions/texts'
import { Button } from '@enlace/ui/button'
import type { Column } from '@enlace/ui/core/columns'
import { showInstant, showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import styles from './sessions.module.css'

type SessionColumn = Column<OpenSession, { moneda: string }>

const momentOf = (at: string) => <Unbroken>{showInstant(at)}</Unbroken>

const facts: readonly SessionColumn[] = [
  {
    id: 'persona',
    header: texts.person,
    isSortable: true,
    card: 'number',
    cell: ({ persona }) => <span className={styles.words}>{persona}</span>,
  },
  { id: 'tipo', header: texts.kind, card: 'text', cell: ({ tipo }) => sessionKindTexts[tipo] },
  {
    id: 'proveedor',
    header: texts.supplier,
    isWideOnly: true,
    cell: ({ proveedor }) => <span className={styles.words}>{showText(proveedor)}</span>,
  },
  { id: 'equipo', header: texts.device, isWideOnly: true, cell: ({ equipo }) => equipo },
  {
    id: 'direccion',
    header: texts.address,
    isWidestOnly: true,
    cell: ({ direccion }) => showText(direccion),
  },
  {
    id: 'desde',
    header: texts.since,
    isSortable: true,
    isWidestOnly: true,
    cell: ({ desde }) => momentOf(desde),
  },
  {
    id: 'ultimo',
    header: texts.last,
    isSortable: true,
    card: 'date',
    cell: ({ ultimo }) => momentOf(ultimo),
  },
]

/** The columns of the sessions; without an act for whoever may only look. */
export function sessionColumns(
  onEnd: ((session: OpenSession) => void) | undefined,
): readonly SessionColumn[] {
  if (!onEnd) return facts
  return [
    ...facts,
    {
      id: 'acts',
      header: texts.acts,
      card: 'status',
      cell: (session) =>
        session.isOwn ? (
          texts.own
        ) : (
          <Button aria-label={fill(texts.endOf, { persona: session.persona })} onClick={() => onEnd(session)}>
            {texts.end}
          </Button>
        ),
    },
  ]
}

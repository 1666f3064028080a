import { fill } from '@enlace/contract/core/fill.ts'
import type { DocumentEvent } from '@enlace/contract/documents/history/schemas.ts'
import { eventsShown } from '@enlace/contract/documents/history/shown.ts'
import { eventTexts, fieldTexts, historyTexts as texts } from '@enlace/contract/documents/history/texts.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import styles from './document-history.module.css'
import { showValue } from '../field-value.ts'

type DocumentHistoryProps = { kind: DocumentKind; events: readonly DocumentEvent[]; moneda: string }

/** What happened to a document, newest first: when, by whom, and what changed. */
export function DocumentHistory({ kind, events, moneda }: DocumentHistoryProps) {
  return (
    <Panel title={texts.title}>
      {events.length === 0 ? (
        <p className={styles.soft}>{texts.none}</p>
      ) : (
        <ol>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <p className={styles.what}>{eventWords[event.event] ?? event.event}</p>
              <p className={styles.soft}>
                <time dateTime={event.at}>{formatInstant(new Date(event.at))}</time> · {whoOf(event)}
              </p>
              {event.note && <p className={styles.note}>{event.note}</p>}
              {event.changes.length > 0 && (
                <ul className={styles.changes}>
                  {event.changes.map(({ campo, antes, despues }, place) => (
                    <li key={place}>
                      {fill(texts.change, {
                        campo: fieldTexts[campo] ?? campo,
                        antes: showValue({ kind, campo, value: antes, moneda }),
                        despues: showValue({ kind, campo, value: despues, moneda }),
                      })}
                    </li>
                  ))}
                </ul>
              )}
              {event.files.length > 0 && (
                <p className={styles.soft}>
                  {texts.files} {event.files.map(({ name }) => name).join(', ')}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {events.length === eventsShown && (
        <p className={styles.soft}>{fill(texts.newest, { n: eventsShown })}</p>
      )}
    </Panel>
  )
}

const eventWords: Readonly<Record<string, string>> = eventTexts

function whoOf({ origin, actor }: DocumentEvent): string {
  switch (origin) {
    case 'proveedor':
      return actor
    case 'compania':
      return actor === '' ? texts.unknownCompany : fill(texts.byCompany, { actor })
    case 'carga':
      return texts.byLoad
    case 'portal':
      return texts.byPortal
  }
}

import type { SupplierUser } from '@enlace/contract/suppliers/schemas.ts'
import type { SupplierSummary } from '@enlace/contract/suppliers/summary-schemas.ts'
import { supplierSummaryTexts as texts } from '@enlace/contract/suppliers/summary-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import { RequiredDocumentChip } from '@enlace/web/document/required-document-chip.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import type { StateOwner } from '@enlace/domain/states.ts'
import type { ReactNode } from 'react'
import { lastEntry, roleWords, userName } from '../shown.ts'
import { Standing } from '../standing.tsx'
import { OwedPanel } from './owed-panel.tsx'
import styles from './summary-part.module.css'

type Matter = SupplierSummary['matters'][number]

type SummaryPartProps = {
  summary: SupplierSummary
  users: readonly SupplierUser[]
  hrefs: {
    payments: string
    payment: (id: string) => string
    matter: (matter: Matter) => string
    user: (id: string) => string
  }
}

const owners: Readonly<Record<Matter['kind'], StateOwner>> = {
  question: 'consulta',
  objection: 'objecion',
  proposal: 'novedad_orden',
  'profile-request': 'solicitud_perfil',
  'bank-change': 'cambio_cuenta',
  'required-document': 'version_documento',
  'contract-policy': 'poliza_enviada',
}

/** What a call from a third party is about: what is owed, what was paid, what is open or missing, and who calls. */
export function SummaryPart({ summary, users, hrefs }: SummaryPartProps) {
  const { owed, payments, matters, moreMatters, documents, dataAsOf } = summary
  return (
    <div className={styles.parts}>
      <OwedPanel owed={owed} dataAsOf={dataAsOf} />
      <div className={styles.column}>
        <Part
          title={texts.payments}
          empty={texts.noPayments}
          actions={payments.length > 0 && <Link href={hrefs.payments}>{texts.allPayments}</Link>}
        >
          {payments.map(({ id, comprobante, fecha_pago: day, valor_pagado: value, moneda, estado }) => (
            <li key={id} className={styles.line}>
              <span>
                <Link href={hrefs.payment(id)}>{comprobante}</Link>
                <span className={styles.note}>{formatDate(day)}</span>
              </span>
              <span className={styles.end}>
                {estado !== 'pagado' && <StateChip owner="pago" state={estado} />}
                <Amount value={value} moneda={moneda} />
              </span>
            </li>
          ))}
        </Part>
        {documents && (
          <Part title={texts.documents} empty={texts.noDocuments}>
            {documents.map(({ nombre, estado, vence, obligatorio }) => (
              <li key={nombre} className={styles.line}>
                <span>
                  {nombre}
                  {(vence !== null || (!obligatorio && estado !== 'falta')) && (
                    <span className={styles.note}>{documentNote(estado, vence, obligatorio)}</span>
                  )}
                </span>
                <RequiredDocumentChip estado={estado} obligatorio={obligatorio} />
              </li>
            ))}
          </Part>
        )}
      </div>
      <div className={styles.column}>
        <Part
          title={texts.matters}
          empty={texts.noMatters}
          foot={moreMatters > 0 && <p className={styles.note}>{countText(texts.moreMatters, moreMatters)}</p>}
        >
          {matters.map((matter) => (
            <li key={matter.id} className={styles.line}>
              <span>
                <Link href={hrefs.matter(matter)}>{matterTitle(matter)}</Link>
                <span className={styles.note}>
                  <Words>{aboutOf(matter)}</Words>
                </span>
              </span>
              <StateChip owner={owners[matter.kind]} state={matter.estado} />
            </li>
          ))}
        </Part>
        <Part title={texts.people} empty={texts.noPeople}>
          {users.map((user) => (
            <li key={user.id} className={styles.line}>
              <span>
                <Link href={hrefs.user(user.id)}>
                  <Words>{userName(user)}</Words>
                </Link>
                <span className={styles.note}>
                  {roleWords(user)} · {fill(texts.lastEntry, { fecha: lastEntry(user.ultimoIngreso) })}
                </span>
              </span>
              <Standing user={user} />
            </li>
          ))}
        </Part>
      </div>
    </div>
  )
}

type PartProps = {
  title: string
  empty: string
  actions?: ReactNode
  foot?: ReactNode
  children: readonly ReactNode[]
}

function Part({ title, empty, actions, foot, children }: PartProps) {
  return (
    <Panel title={title} actions={actions}>
      {children.length === 0 ? (
        <p className={styles.soft}>{empty}</p>
      ) : (
        <ul className={styles.lines}>{children}</ul>
      )}
      {foot}
    </Panel>
  )
}

const matterTitle = ({ kind, numero }: Matter) => fill(texts.kinds[kind], { numero })

const aboutOf = ({ asunto, desde }: Matter) =>
  [asunto, fill(texts.since, { fecha: formatInstant(new Date(desde)) })].filter(Boolean).join(' · ')

function documentNote(
  estado: string,
  vence: NonNullable<SupplierSummary['documents']>[number]['vence'],
  obligatorio: boolean,
) {
  const day = vence && fill(estado === 'vencido' ? texts.ended : texts.due, { fecha: formatDate(vence) })
  return [day, obligatorio ? '' : texts.optional].filter(Boolean).join(' · ')
}

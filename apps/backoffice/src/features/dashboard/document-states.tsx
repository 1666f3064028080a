import { fill } from '@enlace/contract/core/fill.ts'
import { type Dashboard, dashboardKinds } from '@enlace/contract/dashboard/schemas.ts'
import { dashboardKindTexts, dashboardTexts as texts } from '@enlace/contract/dashboard/texts.ts'
import { numberOf } from './count-text.ts'
import styles from './dashboard.module.css'
import { StateBars } from './state-bars.tsx'

/** The documents of the period by their state, a table of bars for each kind. */
export function DocumentStates({ documentos }: { documentos: Dashboard['documentos'] }) {
  const shown = documentos.filter(({ estados }) => estados.length > 0)
  if (shown.length === 0) return <p>{texts.noDocuments}</p>
  return (
    <div className={styles.grid} data-parts="documents">
      {shown.map(({ clase, estados }) => {
        const total = estados.reduce((sum, { filas }) => sum + filas, 0)
        const names = { clase: dashboardKindTexts[clase], n: numberOf(total) }
        return (
          <StateBars
            key={clase}
            caption={fill(texts.documentsOf, names)}
            what={names.clase}
            owner={dashboardKinds[clase]}
            states={estados}
          />
        )
      })}
    </div>
  )
}

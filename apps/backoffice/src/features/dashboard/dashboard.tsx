import { fill } from '@enlace/contract/core/fill.ts'
import { type Dashboard, type DashboardPeriod, dashboardPeriods } from '@enlace/contract/dashboard/schemas.ts'
import { dashboardPeriodTexts, dashboardTexts as texts } from '@enlace/contract/dashboard/texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import { numberOf } from './count-text.ts'
import styles from './dashboard.module.css'
import { DaysChart, DownloadsChart, EntriesChart } from './dashboard-charts.tsx'
import { DocumentStates } from './document-states.tsx'
import { FairTerm } from './fair-term.tsx'
import { StateBars } from './state-bars.tsx'

/** Where figures lead, as far as the role may go there. */
export type DashboardLinks = {
  suppliers?: (estado: string) => string
  entries?: string
  downloads?: string
  questions?: string
}

type DashboardViewProps = {
  figures: Dashboard
  periodo: DashboardPeriod
  isRefreshing: boolean
  onPeriod: (periodo: DashboardPeriod) => void
  links: DashboardLinks
}

/** How the company and its suppliers do: the figures first, then each as a chart with its table. */
export function DashboardView({ figures, periodo, isRefreshing, onPeriod, links }: DashboardViewProps) {
  const range = { desde: formatDate(figures.desde), hasta: formatDate(figures.hasta) }
  return (
    <section className={styles.dashboard} aria-busy={isRefreshing} aria-label={texts.title}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{texts.title}</h2>
          <p className={styles.range}>{fill(texts.range, range)}</p>
        </div>
        <Select
          label={texts.period}
          value={periodo}
          options={dashboardPeriods.map((value) => ({ value, label: dashboardPeriodTexts[value] }))}
          onChange={({ target }) => {
            const chosen = dashboardPeriods.find((one) => one === target.value)
            if (chosen) onPeriod(chosen)
          }}
        />
      </div>
      <MainFigures figures={figures} links={links} />
      <div className={styles.grid}>
        <Panel title={texts.suppliers}>
          <StateBars
            caption={fill(texts.suppliersScale, { n: numberOf(totalOf(figures)) })}
            what={texts.suppliersCount}
            owner="proveedor"
            states={figures.proveedores}
            hrefOf={links.suppliers}
          />
        </Panel>
        <Panel title={texts.fairTitle}>
          <FairTerm plazo={figures.plazo} />
        </Panel>
      </div>
      <div className={styles.grid} data-parts="3">
        <Panel title={texts.entered}>
          <EntriesChart figures={figures} href={links.entries} />
        </Panel>
        <Panel title={texts.downloads}>
          <DownloadsChart figures={figures} href={links.downloads} />
        </Panel>
        <Panel title={texts.days}>
          <DaysChart figures={figures} />
        </Panel>
      </div>
      <Panel title={texts.documents}>
        <Stack gap="regular">
          <p className={styles.range}>{texts.documentsIntro}</p>
          <DocumentStates documentos={figures.documentos} />
        </Stack>
      </Panel>
    </section>
  )
}

function MainFigures({ figures, links }: Pick<DashboardViewProps, 'figures' | 'links'>) {
  const { proveedores, ingresos, certificados, pago, plazo, preguntas } = figures
  const total = totalOf(figures)
  const active = proveedores.find(({ estado }) => estado === 'activo')?.filas ?? 0
  const to = (href: string | undefined) => (href === undefined ? {} : { href })
  return (
    <KpiStrip label={texts.figures} columns={3}>
      <Kpi
        label={texts.active}
        value={numberOf(active)}
        note={fill(texts.activeNote, { total: numberOf(total) })}
        {...to(links.suppliers?.('activo'))}
      />
      <Kpi
        label={texts.entered}
        value={numberOf(ingresos.proveedores)}
        note={fill(texts.enteredNote, {
          personas: countText(texts.enteredPersons, ingresos.personas),
          ingresos: countText(texts.enteredTimes, ingresos.ingresos),
        })}
        {...to(links.entries)}
      />
      <Kpi label={texts.downloads} value={numberOf(certificados.descargas)} {...to(links.downloads)} />
      <Kpi
        label={texts.days}
        value={pago.dias === null ? texts.none : numberOf(pago.dias)}
        note={fill(texts.daysNote, { n: numberOf(pago.facturas) })}
      />
      <Kpi
        label={texts.fair}
        value={
          plazo.cumplimiento === null ? texts.none : fill(texts.percent, { n: numberOf(plazo.cumplimiento) })
        }
        note={texts.fairNote}
      />
      <Kpi
        label={texts.questions}
        value={numberOf(preguntas.esperan)}
        note={
          preguntas.desde === null
            ? texts.questionsNone
            : fill(texts.questionsNote, { fecha: dayOf(preguntas.desde) })
        }
        {...to(links.questions)}
      />
    </KpiStrip>
  )
}

const totalOf = ({ proveedores }: Dashboard) => proveedores.reduce((sum, { filas }) => sum + filas, 0)

/** The day of an instant in Bogotá, as people write it. */
const dayOf = (instant: string) => formatDate(todayInBogota(new Date(instant)))

import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { expectedLink, figureLinks } from '@enlace/contract/dashboard/start/links.ts'
import type { Figure, StartFigures, StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { figureTexts, startTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { formatMoney, zeroMoney } from '@enlace/domain/money.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText, showCount, showDay } from '@enlace/web/document/shown.ts'
import { CertificatesTile, type NewCertificatesFigure } from './certificates-tile.tsx'
import { DocumentsTile } from './documents-tile.tsx'
import { hrefOf } from '../../core/document/document-paths.ts'
import styles from './tiles.module.css'

type TilesProps = {
  /** Nothing while it is on its way. */
  start: StartPage | undefined
  /** Whether the company tells when it pays. */
  showsPayment: boolean
  /** The figures that lead to lists that the person may open. */
  shown: readonly (keyof StartFigures)[]
  questionsHref: string
  documentsHref: string
  /** Nothing where the person may not open them. */
  certificates: NewCertificatesFigure | undefined
}

/** The figures to begin with, on one grid; each leads to the list of which it is the total. */
export function Tiles({
  start,
  showsPayment,
  shown,
  questionsHref,
  documentsHref,
  certificates,
}: TilesProps) {
  const tile = (name: keyof StartFigures) =>
    shown.includes(name) && <FigureTile key={name} name={name} start={start} />
  return (
    <div className={styles.frame}>
      <div className={styles.tiles} role="group" aria-label={texts.figures}>
        {tile('receivable')}
        {tile('overdue')}
        {tile('dueSoon')}
        {showsPayment && <NextPayment start={start} />}
        {tile('paidThisMonth')}
        {tile('ordersToConfirm')}
        {tile('ticketsToInvoice')}
        {certificates && <CertificatesTile {...certificates} />}
        <Questions start={start} href={questionsHref} />
        <DocumentsTile documents={start?.documents} href={documentsHref} />
      </div>
    </div>
  )
}

function FigureTile({ name, start }: { name: keyof StartFigures; start: StartPage | undefined }) {
  const { label, count } = figureTexts[name]
  const figures = start?.figures[name] ?? []
  const main = figures[0]
  const rows = figures.reduce((sum, figure) => sum + figure.rows, 0)
  const content = {
    label,
    value: <Amount value={main?.valor ?? zeroMoney} moneda={main?.moneda ?? 'COP'} />,
    note: start ? withOthers(countText(count, rows), figures.slice(1)) : '\u00a0',
    isLoading: start === undefined,
    ...(name === 'overdue' && rows > 0 && { tone: 'bad' as const }), // the tone's own word
  }
  return start ? (
    <Kpi {...content} href={hrefOf(figureLinks(start.calendar.today)[name])} />
  ) : (
    <Kpi {...content} />
  )
}

function NextPayment({ start }: { start: StartPage | undefined }) {
  const [main, ...others] = start?.nextPayment ?? []
  if (!main) {
    const isPending = start !== undefined && start.figures.receivable.length > 0
    return (
      <Kpi
        label={texts.nextPayment}
        value={listTexts.none}
        note={start ? (isPending ? texts.noNextPayment : texts.nothingPending) : '\u00a0'}
        isLoading={start === undefined}
      />
    )
  }
  const words = main.rows === 1 ? texts.nextPaymentNote.one : texts.nextPaymentNote.many
  const note = fill(words, { n: showCount(main.rows), fecha: showDay(main.fecha) })
  return (
    <Kpi
      label={texts.nextPayment}
      value={<Amount value={main.valor} moneda={main.moneda} />}
      note={withOthers(note, others)}
      href={hrefOf(expectedLink(main.fecha, main.fecha))}
    />
  )
}

function Questions({ start, href }: { start: StartPage | undefined; href: string }) {
  const toAnswer = start?.attention.find(({ name }) => name === 'questionsToAnswer')?.rows ?? 0
  return (
    <Kpi
      label={texts.questions}
      value={start?.openQuestions ?? 0}
      note={
        start
          ? toAnswer > 0
            ? countText(texts.questionsToAnswer, toAnswer)
            : texts.questionsWaiting
          : '\u00a0'
      }
      isLoading={start === undefined}
      href={href}
    />
  )
}

/** Currencies never add up: what there is in others is named beside. */
function withOthers(rows: string, others: readonly Figure[]): string {
  return others.reduce(
    (sentence, { valor, moneda }) =>
      fill(texts.otherCurrency, {
        rows: sentence,
        also: fill(texts.also, { valor: formatMoney(valor, moneda) }),
      }),
    rows,
  )
}

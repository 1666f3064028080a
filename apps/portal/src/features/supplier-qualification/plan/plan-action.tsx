import { fill } from '@enlace/contract/core/fill.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import type { ImprovementAction } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { planTexts as texts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import styles from './plan-action.module.css'

type PlanActionProps = {
  action: ImprovementAction
  /** The period of the evaluation that is shown: an action of another says so. */
  periodo: string
  isBusy: boolean
  offline: { disabled?: true; title?: string }
  onDo: (what: 'change' | 'send' | 'withdraw') => void
  onDownload: (file: string) => void
}

/** An action of the plan: who does what until when, its evidence, and what may be done with it. */
export function PlanAction({ action, periodo, isBusy, offline, onDo, onDownload }: PlanActionProps) {
  const { accion, estado, may, respuesta, evidencia, archivos, enviada_at } = action
  return (
    <li className={styles.action}>
      <div className={styles.head}>
        <h3 className={styles.title}>{accion}</h3>
        <StateChip owner="accion_mejora" state={estado} />
      </div>
      <p className={styles.soft}>{factsOf(action, periodo)}</p>
      {respuesta !== '' && <p className={styles.words}>{fill(texts.answer, { texto: respuesta })}</p>}
      {evidencia !== '' && (
        <p className={styles.words}>
          <strong>{texts.evidence}:</strong> {evidencia}{' '}
          {enviada_at !== null && (
            <span className={styles.soft}>
              {fill(texts.sentAt, { fecha: formatInstant(new Date(enviada_at)) })}
            </span>
          )}
        </p>
      )}
      {archivos.length > 0 && (
        <ul className={styles.row}>
          {archivos.map(({ id, nombre, bytes }) => (
            <li key={id}>
              <Button icon={downloadIcon} onClick={() => onDownload(id)}>
                <span>
                  <span className="visually-hidden">{texts.download} </span>
                  {nombre} · {fileSizeText(bytes)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(may.send || may.change || may.withdraw) && (
        <div className={styles.row}>
          {may.send && (
            <Button
              {...offline}
              variant={estado === 'vencida' || estado === 'devuelta' ? 'primary' : 'quiet'}
              aria-label={fill(estado === 'en_revision' ? texts.sendMoreOf : texts.sendOf, { accion })}
              onClick={() => onDo('send')}
            >
              {estado === 'en_revision' ? texts.sendMore : texts.send}
            </Button>
          )}
          {may.change && (
            <Button {...offline} aria-label={fill(texts.changeOf, { accion })} onClick={() => onDo('change')}>
              {texts.change}
            </Button>
          )}
          {may.withdraw && (
            <Button
              {...offline}
              isBusy={isBusy}
              aria-label={fill(texts.withdrawOf, { accion })}
              onClick={() => onDo('withdraw')}
            >
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function factsOf(
  { responsable, fecha, criterio_nombre, periodo: own }: ImprovementAction,
  periodo: string,
): string {
  return [
    `${texts.responsible}: ${responsable}`,
    `${texts.due}: ${formatDate(fecha)}`,
    criterio_nombre === '' ? texts.wholeEvaluation : `${texts.criterion}: ${criterio_nombre}`,
    ...(own === periodo ? [] : [fill(texts.ofPeriod, { periodo: evaluationPeriodWords(own) })]),
  ].join(' · ')
}

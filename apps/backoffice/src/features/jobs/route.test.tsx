import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { JobsHealth } from '@enlace/contract/jobs/schemas.ts'
import { jobsTexts } from '@enlace/contract/jobs/texts.ts'
import { expectRow, shownTable, shownText } from '@enlace/testing/shown-table.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FailedJobs } from './failed-jobs.tsx'
import { repeatedColumns } from './route.tsx'

const failed = {
  kind: 'job',
  id: '00000000-0000-4000-8000-000000000001',
  task: 'una-tarea',
  reason: 'El servidor de correo no responde.',
  attempts: 8,
  createdAt: '2024-11-20T18:00:00Z',
  failedAt: '2024-11-20T19:05:00Z',
} as const
const health: JobsHealth = {
  state: 'failed',
  failed: [failed],
  failedInAll: 1,
  failedKinds: [{ kind: 'job', task: 'una-tarea', count: 1 }],
  waiting: [],
  repeated: [],
  at: '2024-11-20T19:06:00Z',
}

const markup = (part: Partial<JobsHealth>, mayWrite = true) =>
  renderToStaticMarkup(
    <FailedJobs
      health={{ ...health, ...part }}
      mayWrite={mayWrite}
      busy={undefined}
      onRetry={() => undefined}
      onRetryAll={() => undefined}
      onDrop={() => Promise.resolve(true)}
    />,
  )

describe('the jobs that could not be done', () => {
  it('say why and when, and can be done again', () => {
    expectRow(shownTable(markup({})), {
      Tarea: jobsTexts.otherTask,
      'Motivo de la falla': 'El servidor de correo no responde.',
      Intentos: '8',
      'Falló el': '20/11/2024 14:05',
      Acciones: 'Repetir Descartar',
    })
  })

  it('are done again kind by kind once there are several of one', () => {
    const failedKinds = [{ ...health.failedKinds[0], kind: 'job', task: 'una-tarea', count: 3 } as const]
    expect(shownText(markup({}))).not.toContain('Por clase')
    expectRow(shownTable(markup({ failedKinds })), { Cuántas: '3', Acciones: 'Repetir las 3' })
    expect(shownText(markup({ failedKinds }, false))).not.toContain('Repetir')
  })

  it('name how many there are where not all are shown', () => {
    expect(shownText(markup({ failedInAll: 120 }))).toContain('Se muestran las 1 más recientes de 120.')
  })
})

describe('the jobs that come back by the calendar', () => {
  it('say when they ran and run next', () => {
    const table = shownTable(
      renderToStaticMarkup(
        <DataTable
          caption="Programados"
          columns={repeatedColumns}
          rows={[{ task: 'una-tarea', lastAt: null, nextAt: '2024-11-21T05:00:00Z' }]}
          rowKey={({ task }) => task}
          texts={tableTexts}
        />,
      ),
    )
    expectRow(table, {
      Tarea: jobsTexts.otherTask,
      'Última vez': 'Todavía no',
      'Próxima vez': '21/11/2024 00:00',
    })
  })
})

import type { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { readPeriod } from '@enlace/domain/evaluation-period.ts'
import { usualBands } from '@enlace/domain/qualification.ts'
import { keepDraft, setForm } from '@enlace/server/modules/supplier-qualification/evaluation/form-commands.ts'
import { publishEvaluations } from '@enlace/server/modules/supplier-qualification/evaluation/publish-commands.ts'
import type { GivenScores } from '@enlace/server/modules/supplier-qualification/evaluation/rules.ts'
import { buildCompany, buildSupplier, type BuiltCompany, type BuiltThirdParty } from './builders.ts'
import type { TestServer } from './server.ts'

/** A form of two criteria, the second with three items that are scored from 0 to 4. */
export const twoCriteria: QualificationForm = {
  nombre: 'Evaluación de proveedores',
  periodicidad: 'semestral',
  revision_dias: 15,
  bandas: [...usualBands],
  criterios: [
    {
      id: 'calidad',
      nombre: 'Calidad',
      descripcion: 'Producto conforme con la ficha técnica.',
      peso: '60',
      maximo: 100,
      items: [],
      indicador: 'cantidad_conforme',
    },
    {
      id: 'gestion',
      nombre: 'Gestión',
      descripcion: 'Papeles y facturación.',
      peso: '40',
      maximo: 4,
      items: ['Seguridad social', 'Facturación oportuna', 'Respuesta'],
      indicador: null,
    },
  ],
}

/** Scores of that form with a total of 89.00: 60 % of 90 and 40 % of 87.50, with one item not applicable. */
export const usualScores: GivenScores = {
  calidad: { valores: ['90'], observacion: 'Sin rechazos de calidad.' },
  gestion: { valores: ['4', '3', null], observacion: 'La planilla llegó tarde dos veces.' },
}

/** Publishes an evaluation of a supplier by the form of two criteria; returns its id. */
export async function publishFor(
  server: Pick<TestServer, 'db'>,
  company: BuiltCompany,
  thirdParty: BuiltThirdParty,
  periodo = '2026-S1',
  scores: GivenScores = usualScores,
  at = new Date(),
): Promise<string> {
  const set = await setForm(server.db, company.id, twoCriteria, 'compras@c.test')
  const period = readPeriod(periodo)
  if ('faults' in set || !period) throw new Error('The form and the period of tests are right')
  await keepDraft(server.db, company.id, {
    thirdParty: thirdParty.id,
    period,
    formVersion: set.version,
    scores,
    observacion: 'Buen proveedor.',
    evaluador: 'Marta Ruiz, Compras',
  })
  const nit = thirdParty.documento_numero
  const [done] = await publishEvaluations(server.db, company.id, {
    periodo,
    nit,
    actor: 'compras@c.test',
    at,
  })
  if (!done || !('id' in done)) throw new Error(`Nothing was published: ${JSON.stringify(done)}`)
  return done.id
}

/** Creates a company with a reader of its mail and an evaluated supplier, whose person is signed in. */
export async function enterEvaluated(server: TestServer) {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'compras@c.test' } } })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const evaluation = await publishFor(server, company, thirdParty)
  const browser = await server.signIn(person)
  const mails = (recipient: string) =>
    server.asAdmin<{ subject: string; text: string }>(
      'select subject, text from outbox_mails where company_id = $1 and recipient = $2 order by created_at',
      [company.id, recipient],
    )
  return { company, branch, person, thirdParty, evaluation, browser, mails }
}

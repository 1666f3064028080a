import type { ContractPolicy, PolicyInForce } from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import { todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { policyState } from '@enlace/domain/contracts.ts'
import type { PolicyFacts } from './policy-queries.ts'

/** Presents a risk with its policy in force: the approved one that ends last. */
export function contractPolicy(policy: PolicyFacts, today: CalendarDate): ContractPolicy {
  const { id, amparo, valor_exigido, exigida_hasta, versions } = policy
  const vigente = inForce(policy)
  const newest = versions.find(({ estado }) => estado !== 'reemplazada')
  const isApproved = vigente !== null && vigente.aprobada_el !== null
  return {
    id,
    amparo,
    valor_exigido,
    exigida_hasta,
    estado: policyState(
      {
        vigente_hasta: vigente?.vigente_hasta ?? null,
        isApproved,
        isPending: newest?.estado === 'en_revision' || (vigente !== null && !isApproved),
        isRejected: newest?.estado === 'rechazada',
      },
      today,
    ),
    vigente,
    versions,
  }
}

function inForce(policy: PolicyFacts): PolicyInForce | null {
  const { numero, aseguradora, valor, vigente_desde, vigente_hasta, aprobada_el } = policy
  const told =
    numero === null ? [] : [{ numero, aseguradora, valor, vigente_desde, vigente_hasta, aprobada_el }]
  const approved = policy.versions
    .filter(({ estado }) => estado === 'aprobada')
    .map((version) => ({
      numero: version.numero,
      aseguradora: version.aseguradora,
      valor: version.valor,
      vigente_desde: version.vigente_desde,
      vigente_hasta: version.vigente_hasta,
      aprobada_el: todayInBogota(new Date(version.reviewed_at ?? version.at)),
    }))
  const furthest = ({ aprobada_el, vigente_hasta }: PolicyInForce) =>
    `${aprobada_el === null ? 0 : 1}${vigente_hasta ?? '9999'}`
  return (
    [...told, ...approved].toSorted((one, other) => (furthest(one) < furthest(other) ? 1 : -1))[0] ?? null
  )
}

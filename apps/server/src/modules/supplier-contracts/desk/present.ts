import type { CompanyContractDetail } from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { contractPolicy } from '../policies/policy-present.ts'
import type { findCompanyContract } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findCompanyContract>>> & {
  facts: Pick<CompanyContractDetail, 'visto_at' | 'visto_por' | 'consultas'>
}

/** Presents a contract to the staff: each value with its origin, each risk with its policy in force. */
export function presentContract({ contract, policies, facts, ...parts }: Found): CompanyContractDetail {
  const today = todayInBogota(new Date())
  return {
    ...contract,
    ...parts,
    ...facts,
    supervisor: told(contract.supervisor, contract.own_supervisor),
    interventor: told(contract.interventor, contract.own_interventor),
    forma_pago: told(contract.forma_pago, contract.own_forma_pago),
    polizas: policies.map((policy) => {
      const { id, amparo, valor_exigido, exigida_hasta, estado, vigente, versions } = contractPolicy(
        policy,
        today,
      )
      return {
        id,
        amparo,
        valor_exigido,
        exigida_hasta,
        estado,
        vigente: vigente && { numero: vigente.numero, hasta: vigente.vigente_hasta },
        enviadas: versions.map((version) => ({
          id: version.id,
          numero: version.numero,
          estado: version.estado,
        })),
      }
    }),
  }
}

function told(erp: string | null, own: string | null) {
  return { valor: erp ?? own, es_propio: erp === null }
}

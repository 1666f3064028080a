import {
  changeParameters,
  changeProtectedParameters,
  countForgotten,
  listParameterHistory,
  listParameters,
} from '@enlace/contract/parameters/calls.ts'
import type { ParameterChange } from '@enlace/contract/parameters/schemas.ts'
import { findParameter } from '@enlace/domain/parameters.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import type { Forgotten } from './shorten-dialog.tsx'

/** The company's parameters; asked again whenever the screen is opened, because others change them, too. */
export const parametersQuery = () => ({ ...callQuery(listParameters), staleTime: 0 })

/** What became of one parameter, or of all. */
export const historyQuery = (nombre: string | undefined) => ({
  ...callQuery(listParameterHistory, { query: { nombre } }),
  staleTime: 0,
})

/** Changes parameters together; those that protect the entry ask first whether it is still the person. */
export function sendChanges(cambios: readonly ParameterChange[]) {
  const body = { cambios: [...cambios] }
  return cambios.some(({ nombre }) => findParameter(nombre)?.isProtected)
    ? withStepUp(() => send(changeProtectedParameters, { body }))
    : send(changeParameters, { body })
}

/** What the next night would forget by changes that shorten something; nothing is asked where none does. @throws CallFailure */
export async function forgottenBy(cambios: readonly ParameterChange[]): Promise<Forgotten[]> {
  const shorter = cambios.flatMap((change) => {
    const parameter = findParameter(change.nombre)
    const to = change.valor ?? parameter?.standard ?? change.seen
    return parameter?.group === 'retention' && Number(to) < Number(change.seen)
      ? [{ change, parameter, to }]
      : []
  })
  if (shorter.length === 0) return []
  const { olvidos } = await send(countForgotten, { body: { cambios: shorter.map(({ change }) => change) } })
  return shorter.map(({ change, parameter, to }) => ({
    parameter,
    from: change.seen,
    to,
    rows: olvidos.find(({ nombre }) => nombre === change.nombre)?.registros ?? 0,
  }))
}

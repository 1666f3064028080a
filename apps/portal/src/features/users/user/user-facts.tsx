import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import type { User } from '@enlace/contract/users/schemas.ts'
import { grantTexts } from '@enlace/contract/users/access-texts.ts'
import {
  userColumnTexts as labels,
  userDetailTexts as texts,
  userListTexts,
} from '@enlace/contract/users/screen-texts.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { showCount, showDay, showText } from '@enlace/web/document/shown.ts'
import { useIdentificationTypes } from '../../../core/catalogue/use-identification-types.ts'
import { branchWords, lastSignIn, phoneWords, roleWords } from './shown.ts'

const grants: Readonly<Record<string, string>> = grantTexts

/** Who a user is, and what it may see and do. */
export function UserFacts({ user }: { user: User }) {
  const types = useIdentificationTypes(user.tipo_identificacion ?? '')
  const factor = user.hasFactor ? userListTexts.factorOn : userListTexts.factorOff
  return (
    <>
      <Panel title={texts.access}>
        <DefinitionList
          items={[
            { label: labels.rol, value: roleWords(user) },
            { label: texts.modules, value: moduleWords(user) },
            { label: labels.sucursales, value: branchWords(user) },
            { label: labels.acceso, value: user.endsOn === null ? texts.noEnd : showDay(user.endsOn) },
          ]}
        />
      </Panel>
      <Panel title={texts.person}>
        <DefinitionList
          items={[
            { label: labels.identificacion, value: identification(user, types) },
            { label: labels.cargo, value: showText(user.cargo) },
            { label: labels.celular, value: phoneWords(user) },
            { label: labels.ingreso, value: lastSignIn(user) },
            { label: texts.sessions, value: showCount(user.sesiones) },
            { label: labels.segundo_factor, value: user.hasJoined ? factor : listTexts.none },
          ]}
        />
      </Panel>
    </>
  )
}

function identification({ tipo_identificacion, identificacion }: User, types: readonly Option[]): string {
  const type = types.find(({ id }) => id === tipo_identificacion)
  return identificacion && type ? `${type.nombre} ${identificacion}` : listTexts.none
}

function moduleWords({ modules }: User): string {
  if (modules === null) return texts.allModules
  return [texts.noModules, ...modules.map((name) => grants[name] ?? name)].join(', ')
}

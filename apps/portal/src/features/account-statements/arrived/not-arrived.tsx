import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import type { Arrival } from '@enlace/contract/account-statements/arrived/schemas.ts'
import { arrivedTexts as texts } from '@enlace/contract/account-statements/arrived/texts.ts'
import { cufeIn } from '@enlace/domain/invoice-number.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showFreshness } from '@enlace/web/document/shown.ts'
import styles from './not-arrived.module.css'

type NotArrivedProps = { answer: Arrival; asked: string; branch: string | null }

/** Where the DIAN shows an electronic invoice by its CUFE. */
const dianAddress = 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey='

/** An invoice that the company does not know: what may be the reason, what to do, and where to send it. */
export function NotArrived({ answer: { by, reception, dataAsOf }, asked, branch }: NotArrivedProps) {
  const cufe = cufeIn(asked)
  const isOneBranch = branch !== null && branch !== menuTexts.allBranches
  return (
    <Stack>
      <Banner kind="warning">
        {by === 'cufe' ? texts.noCufe : fill(texts.no, { numero: asked })}{' '}
        {fill(texts.noYet, { frescura: showFreshness(dataAsOf) })}
      </Banner>
      <Panel title={texts.whatToDo}>
        <ol className={styles.steps}>
          {isOneBranch && <li>{fill(texts.otherBranches, { branch })}</li>}
          {by === 'numero' && <li>{texts.checkNumber}</li>}
          <li>{by === 'cufe' ? texts.tryNumber : texts.tryCufe}</li>
          <li>
            {texts.checkDian}{' '}
            {cufe && (
              <Link href={`${dianAddress}${cufe}`} newTabLabel={texts.newTab}>
                {texts.dian}
              </Link>
            )}
          </li>
          <li>
            {texts.sendTo}
            <Reception reception={reception} />
          </li>
        </ol>
      </Panel>
    </Stack>
  )
}

function Reception({ reception: { correo, direccion, horario, instrucciones } }: Pick<Arrival, 'reception'>) {
  if (correo === '' && direccion === '') return <p>{texts.noReception}</p>
  const facts = [
    { label: texts.mail, text: correo, value: <Link href={`mailto:${correo}`}>{correo}</Link> },
    { label: texts.address, text: direccion, value: direccion },
    { label: texts.hours, text: horario, value: horario },
    { label: texts.notes, text: instrucciones, value: instrucciones },
  ].filter(({ text }) => text !== '')
  return (
    <div className={styles.reception}>
      <DefinitionList items={facts} />
    </div>
  )
}

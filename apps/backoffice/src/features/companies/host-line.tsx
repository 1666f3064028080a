import { fill } from '@enlace/contract/core/fill'
import type { HostCheck, OwnCompany } from '@enlace/contract/features/companies/schemas'
import { companiesTexts } from '@enlace/contract/features/companies/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { Link } from '@enlace/ui/link'
import { StatusChip } from '@enlace/ui/status-chip'
import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { useState } from 'react'
import type { HostActs } from './actions.ts'
import styles from './view.module.css'

const texts = companiesTexts.hosts
const tones = { reaches: 'good', 'no-address': 'warning', 'no-answer': 'bad', 'other-server': 'bad' } as const // the tones of a chip

type HostLineProps = { host: string; company: OwnCompany; mayWrite: boolean; acts: HostActs }

/** One host: whether it leads here, and giving it up. */
export function HostLine({ host, company, mayWrite, acts }: HostLineProps) {
  const [checked, setChecked] = useState<HostCheck>()
  const [isChecking, setIsChecking] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const address = new URL(company.portalUrl)
  address.hostname = host
  const handleCheck = async () => {
    setIsChecking(true)
    setChecked(await acts.onCheck(host))
    setIsChecking(false)
  }
  const handleRemove = () => {
    setIsAsking(false)
    void acts.onRemove(host)
  }
  return (
    <li className={styles.host}>
      <Link href={address.href} newTabLabel={backofficeTexts.newTab}>
        {host}
      </Link>
      {mayWrite && (
        <span className={styles.hostActs}>
          <Button
            isBusy={isChecking}
            aria-label={fill(texts.check, { host })}
            onClick={() => void handleCheck()}
          >
            {isChecking ? texts.checking : texts.checkShort}
          </Button>
          <Button aria-label={fill(texts.remove, { host })} onClick={() => setIsAsking(true)}>
            {texts.removeShort}
          </Button>
        </span>
      )}
      <div className={styles.checked} role="status">
        {checked && (
          <>
            <StatusChip tone={tones[checked.state]}>{texts.states[checked.state]}</StatusChip>
            <p>
              {fill(texts.help[checked.state], {
                addresses: checked.addresses.join(', '),
                url: checked.checkedUrl,
                target: new URL(company.portalUrl).hostname,
              })}
            </p>
          </>
        )}
      </div>
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setIsAsking(false)}
          title={texts.removeTitle}
          closeLabel={companiesTexts.create.cancel}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>{companiesTexts.create.cancel}</Button>
              <Button variant="danger" onClick={handleRemove}>
                {texts.removeTitle}
              </Button>
            </>
          }
        >
          <p>{fill(texts.removeSure, { host, company: company.nombre })}</p>
        </Dialog>
      )}
    </li>
  )
}

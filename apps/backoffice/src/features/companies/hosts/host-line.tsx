import { fill } from '@enlace/contract/core/fill.ts'
import type { CompanyHost, HostCheck, OwnCompany } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { useState } from 'react'
import { DomainRecord } from '../../../core/domains/domain-record.tsx'
import type { HostActs } from '../actions.ts'
import { hostTones } from '../host-tones.ts'
import styles from '../view.module.css'

const texts = companiesTexts.hosts
const reachTones = { reaches: 'good', 'no-address': 'warning', elsewhere: 'warning' } as const

type HostLineProps = { host: CompanyHost; company: OwnCompany; mayWrite: boolean; acts: HostActs }

/** One host: whether it counts and what is left to do, whether it leads here, and giving it up. */
export function HostLine({ host: { host, state, ...proof }, company, mayWrite, acts }: HostLineProps) {
  const [checked, setChecked] = useState<HostCheck>()
  const [isChecking, setIsChecking] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const address = new URL(company.portalUrl)
  address.hostname = host
  const until = proof.until === null ? '' : formatInstant(new Date(proof.until))
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
      <StatusChip tone={hostTones[state]}>{texts.standing[state]}</StatusChip>
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
      <div className={styles.standing}>
        <p>{fill(texts.standingHelp[state], { until })}</p>
        {(state === 'pending' || state === 'failing') && proof.recordText !== null && (
          <DomainRecord {...proof} recordText={proof.recordText} />
        )}
      </div>
      <div className={styles.checked} role="status">
        {checked && (
          <>
            <StatusChip tone={reachTones[checked.state]}>{texts.states[checked.state]}</StatusChip>
            <p>
              {fill(texts.help[checked.state], {
                url: checked.checkedUrl,
                target: new URL(company.portalUrl).hostname,
              })}
            </p>
          </>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setIsAsking(false)}
          title={texts.removeTitle}
          closeLabel={companiesTexts.create.cancel}
          confirm={texts.removeTitle}
          cancel={companiesTexts.create.cancel}
          isDanger
          onConfirm={handleRemove}
        >
          <p>{fill(texts.removeSure, { host, company: company.nombre })}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}

import { domainTexts } from '@enlace/contract/domains/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import styles from './domain-record.module.css'

const texts = domainTexts.record

type DomainRecordProps = { recordName: string; recordText: string; checkedAt: string | null }

/** The text record that proves a domain, as the domain's DNS provider wants it. */
export function DomainRecord({ recordName, recordText, checkedAt }: DomainRecordProps) {
  return (
    <div className={styles.record}>
      <DefinitionList
        items={[
          { label: texts.type, value: texts.txt },
          { label: texts.name, value: <code className={styles.value}>{recordName}</code>, isText: true },
          { label: texts.value, value: <code className={styles.value}>{recordText}</code>, isText: true },
        ]}
      />
      <Quiet>
        {texts.nameHint}{' '}
        {checkedAt === null
          ? texts.notChecked
          : fill(texts.checkedAt, { at: formatInstant(new Date(checkedAt)) })}
      </Quiet>
    </div>
  )
}

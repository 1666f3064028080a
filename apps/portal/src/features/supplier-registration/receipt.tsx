import { fill } from '@enlace/contract/core/fill.ts'
import type { RegistrationReceipt } from '@enlace/contract/supplier-registration/schemas.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useEffect, useRef } from 'react'
import styles from './receipt.module.css'

type ReceiptProps = {
  receipt: RegistrationReceipt
  email: string
  onAnother: () => void
}

/** What remains of a request that was taken: its number, where the mail went, and the link to follow it. */
export function Receipt({ receipt, email, onAnother }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { done } = texts
  return (
    <Stack isNarrow gap="large">
      <PageHeading ref={heading} title={done.title} description={receipt.message} />
      <p>
        <span className={styles.label}>{done.number}</span>
        <strong className={styles.number}>{receipt.number}</strong>
      </p>
      {!receipt.isEarlier && <p>{fill(done.mail, { email })}</p>}
      <p>{done.keepLink}</p>
      <Row gap="regular">
        {/* The address of the mail is the company's own; here the same place on the page that is open. */}
        <ButtonLink variant="primary" size="large" href={new URL(receipt.statusLink).hash}>
          {done.follow}
        </ButtonLink>
        <Button size="large" onClick={onAnother}>
          {done.another}
        </Button>
      </Row>
    </Stack>
  )
}

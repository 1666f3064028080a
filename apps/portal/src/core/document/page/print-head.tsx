import { fill } from '@enlace/contract/core/fill.ts'
import { printTexts as texts } from '@enlace/contract/core/list/print-texts.ts'
import { PrintHead as Head } from '@enlace/web/screen/print-head.tsx'
import { useSyncExternalStore } from 'react'
import { readBoot } from '../../company/boot.ts'
import { session } from '../../session/session.ts'

/** What stands on top of a document on paper: the company, the supplier, and when it was printed. */
export function PrintHead() {
  const company = useSyncExternalStore(subscribeToNothing, readCompany, () => '')
  const supplier = useSyncExternalStore(session.subscribe, readSupplier, () => '')
  return <Head company={company} party={supplier && fill(texts.supplier, { supplier })} />
}

const subscribeToNothing = () => () => {}

function readCompany(): string {
  const { nombre, nit } = readBoot().company
  return fill(texts.company, { nombre, nit })
}

const readSupplier = () => session.read()?.person.razon_social ?? ''

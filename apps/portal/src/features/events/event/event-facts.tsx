import { fill } from '@enlace/contract/core/fill.ts'
import type { EventDetail } from '@enlace/contract/events/visitor/schemas.ts'
import { eventModeTexts } from '@enlace/contract/events/texts.ts'
import { agendaTexts, eventTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../core/paths.ts'

/** What is told of an event, each under its label; what the company did not say is left out. */
export function eventFacts(
  event: EventDetail,
  { when, kind }: { when: string; kind: string },
): { label: string; value: ReactNode }[] {
  const { modalidad, lugar, direccion, mapa_url, contacto } = event
  const facts: [string, ReactNode][] = [
    [texts.when, when],
    [texts.kind, kind],
    [texts.mode, modalidad && eventModeTexts[modalidad]],
    [texts.place, lugar],
    [texts.address, direccion && <Place address={direccion} map={mapa_url} />],
    [texts.seats, seatsOf(event)],
    [texts.contact, contacto],
    [texts.enterLabel, enterOf(event)],
    [texts.invoices, invoicesOf(event)],
  ]
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]))
}

function Place({ address, map }: { address: string; map: string }) {
  if (map === '') return <>{address}</>
  return (
    <>
      {address}
      {' · '}
      <Link href={map} newTabLabel={texts.newTab}>
        {texts.map}
      </Link>
    </>
  )
}

function seatsOf({ admite_inscripcion, cupo, libres, isPast }: EventDetail): ReactNode {
  if (!admite_inscripcion || isPast) return null
  if (cupo === null || libres === null) return agendaTexts.noLimit
  return fill(texts.seatsOf, { libres, cupo })
}

function enterOf({ enlace_url, hasHiddenLink }: EventDetail): ReactNode {
  if (hasHiddenLink) return texts.linkAfter
  if (enlace_url === '') return null
  return (
    <Link href={enlace_url} newTabLabel={texts.newTab}>
      {texts.enter}
    </Link>
  )
}

/** From the company's own dates to what is paid, or to what is to be sent in. */
function invoicesOf({ tipo, dia, isPast }: EventDetail): ReactNode {
  if (isPast) return null
  if (tipo === 'cierre_radicacion')
    return <Link href={paths.accountStatements({ days: 0 })}>{texts.pendingInvoices}</Link>
  if (tipo !== 'corrida_pagos') return null
  return (
    <Link href={paths.accountStatements({ days: 0 }, { pago_desde: dia, pago_hasta: dia })}>
      {texts.scheduledInvoices}
    </Link>
  )
}

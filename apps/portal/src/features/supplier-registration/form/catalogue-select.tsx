import {
  getEconomicActivities,
  getEconomicSubActivities,
  getIdentificationTypes,
  getTaxRegimes,
} from '@enlace/contract/catalogues/shown/calls.ts'
import type { Option } from '@enlace/contract/catalogues/shown/schemas.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { type ComponentProps, useEffect } from 'react'
import { type Loaded, useAnswer } from '@enlace/web/http/use-answer.ts'
import type { Source } from '@enlace/web/template/template.ts'

type Fed = Omit<ComponentProps<typeof Select>, 'options' | 'placeholder'>

type CatalogueSelectProps = Fed & {
  source: Source
  /** The answer that decides the list, where one does. */
  parent: unknown
  /** What was chosen is not in the list of another parent. */
  onStale: () => void
}

/** A choice out of one of the portal's lists; the one of sub-activities follows the activity (spec 7). */
export function CatalogueSelect({ source, parent, onStale, ...select }: CatalogueSelectProps) {
  switch (source) {
    case 'identification-types':
      return <IdentificationTypes {...select} />
    case 'tax-regimes':
      return <TaxRegimes {...select} />
    case 'economic-sub-activities':
      return typeof parent === 'string' && parent !== '' ? (
        <SubActivities {...select} activity={parent} onStale={onStale} />
      ) : (
        <Select {...select} disabled options={[]} placeholder={texts.chooseActivityFirst} />
      )
    default:
      return <Activities {...select} />
  }
}

function IdentificationTypes(select: Fed) {
  return <FedSelect {...select} list={useAnswer(getIdentificationTypes, {})} />
}

function TaxRegimes(select: Fed) {
  return <FedSelect {...select} list={useAnswer(getTaxRegimes, {})} />
}

function Activities(select: Fed) {
  return <FedSelect {...select} list={useAnswer(getEconomicActivities, {})} />
}

function SubActivities({ activity, onStale, ...select }: Fed & { activity: string; onStale: () => void }) {
  const list = useAnswer(getEconomicSubActivities, { query: { id: activity } })
  const { value } = select
  const isStale = value !== '' && list.answer?.data.every(({ id }) => id !== value) === true
  useEffect(() => {
    if (isStale) onStale()
  }, [isStale, onStale])
  return <FedSelect {...select} list={list} />
}

function FedSelect({ list, ...select }: Fed & { list: Loaded<{ data: Option[] }> }) {
  const { answer, failure, retry } = list
  const options = (answer?.data ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }))
  if (failure) {
    const error = (
      <>
        {texts.listFailed} <Button onClick={retry}>{texts.retry}</Button>
      </>
    )
    return <Select {...select} disabled options={[]} placeholder={texts.choose} error={error} />
  }
  return (
    <Select
      {...select}
      options={options}
      placeholder={answer ? texts.choose : texts.loadingList}
      aria-busy={!answer || undefined}
    />
  )
}

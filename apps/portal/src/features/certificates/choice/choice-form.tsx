import { periodWords } from '@enlace/contract/certificates/period-words.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificateOptions } from '@enlace/contract/certificates/schemas.ts'
import { Select } from '@enlace/ui/select.tsx'
import type { Choice, WantedCertificate } from './choice.ts'
import styles from '../view.module.css'

type ChoiceFormProps = {
  choice: Choice
  company: string
  branches: CertificateOptions['sucursales']
  onChange: (changes: Cleared<WantedCertificate>) => void
}

/** Each of them may be taken back. */
type Cleared<T> = { [K in keyof T]?: T[K] | undefined }

/** Which certificate: only branches, years, cities and periods with movements can be chosen. */
export function ChoiceForm({ choice, company, branches, onChange }: ChoiceFormProps) {
  const { tipo, anio, years, cities, periods } = choice
  return (
    <form className={styles.choice} aria-label={texts.choice} onSubmit={(event) => event.preventDefault()}>
      <dl className={styles.fact}>
        <dt>{texts.company}</dt>
        <dd>{company}</dd>
      </dl>
      {branches.length > 1 && (
        <Select
          label={texts.branch}
          value={choice.sucursal ?? ''}
          options={[
            { value: '', label: texts.allBranches },
            ...branches.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          ]}
          onChange={({ target }) =>
            onChange({ sucursal: target.value === '' ? undefined : Number(target.value) })
          }
        />
      )}
      <Select
        label={texts.year}
        // A year without movements stands there, but is not offered.
        value={years.includes(anio) ? anio : ''}
        placeholder={String(anio)}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        onChange={({ target }) => onChange({ anio: Number(target.value), periodo: undefined })}
      />
      {tipo === 'ica' && cities.length > 0 && (
        <Select
          label={texts.city}
          value={choice.municipio}
          options={cities.map(({ municipio, ciudad }) => ({ value: municipio, label: ciudad }))}
          onChange={({ target }) => onChange({ municipio: target.value, periodo: undefined })}
        />
      )}
      {tipo !== 'fuente' && periods.length > 0 && (
        <Select
          label={texts.period}
          value={choice.periodo}
          options={periods.map((periodo) => ({ value: String(periodo), label: periodWords(periodo) }))}
          onChange={({ target }) => onChange({ periodo: Number(target.value) })}
        />
      )}
    </form>
  )
}

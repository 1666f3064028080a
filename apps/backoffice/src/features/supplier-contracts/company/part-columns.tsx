import { fill } from '@enlace/contract/core/fill.ts'
import type {
  ContractAddition,
  ContractRecord,
  ContractRisk,
} from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Link } from '@enlace/ui/link.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

/** The risks that a contract asks to be covered, each with the policies that were sent in for it. */
export const riskColumns = (
  moneda: string,
  policyHref: (id: string) => string,
): readonly Column<ContractRisk>[] => [
  { id: 'amparo', header: texts.amparo, card: 'number', cell: ({ amparo }) => amparo },
  {
    id: 'exigido',
    header: texts.demanded,
    card: 'text',
    cell: ({ valor_exigido: value, exigida_hasta: until }) => {
      const valor = value === null ? texts.nothing : formatMoney(value, moneda)
      return until === null ? valor : fill(texts.demandedUntil, { valor, fecha: formatDate(until) })
    },
  },
  {
    id: 'vigente',
    header: texts.inForce,
    cell: ({ vigente }) => (vigente === null ? texts.nothing : inForce(vigente)),
  },
  {
    id: 'enviadas',
    header: texts.sent,
    cell: ({ enviadas }) =>
      enviadas.map(({ id, numero, estado }) => (
        <div key={id}>
          <Link href={policyHref(id)}>
            {fill(estado === 'en_revision' ? texts.review : texts.see, { numero })}
          </Link>
        </div>
      )),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="documento_exigido" state={estado} />,
  },
]

/** What was agreed after the signature. */
export const additionColumns = (moneda: string): readonly Column<ContractAddition>[] => [
  { id: 'numero', header: texts.numero, card: 'number', cell: ({ numero }) => numero },
  { id: 'fecha', header: texts.fecha, card: 'date', cell: ({ fecha }) => formatDate(fecha) },
  { id: 'objeto', header: texts.objeto, card: 'text', cell: ({ objeto }) => objeto },
  {
    id: 'valor',
    header: texts.adicional,
    align: 'end',
    card: 'amount',
    cell: ({ valor_adicional: valor }) => formatMoney(valor, moneda),
  },
  { id: 'fin', header: texts.nuevoFin, cell: ({ nueva_fecha_fin: fin }) => showDay(fin) },
]

/** What was put on record while the contract ran. */
export const recordColumns: readonly Column<ContractRecord>[] = [
  { id: 'numero', header: texts.numero, card: 'number', cell: ({ numero }) => numero },
  { id: 'tipo', header: texts.tipo, cell: ({ tipo }) => texts.minuteTypes[tipo] },
  { id: 'fecha', header: texts.fecha, card: 'date', cell: ({ fecha }) => formatDate(fecha) },
  {
    id: 'descripcion',
    header: texts.descripcion,
    card: 'text',
    cell: ({ descripcion }) => descripcion ?? '',
  },
]

function inForce({ numero, hasta }: { numero: string; hasta: CalendarDate | null }): string {
  return hasta === null
    ? fill(texts.inForceEver, { numero })
    : fill(texts.inForceOf, { numero, fecha: formatDate(hasta) })
}

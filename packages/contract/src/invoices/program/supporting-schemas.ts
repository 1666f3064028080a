import * as z from 'zod/mini'
import { supplyKinds } from '@enlace/domain/supporting/document.ts'
import { DecimalText, MoneyText } from '../../core/values.ts'
import { InvoiceLine } from '../document-schemas.ts'
import { WithholdingEstimate } from '../match-schemas.ts'
import { SupportingSeller } from '../supporting-content.ts'

const Coded = z.object({ codigo: z.string(), nombre: z.string() })

/** What an ERP needs to issue the documento soporte of a cuenta de cobro, beyond its number, date and totals. */
export const SupportingData = z.object({
  tipo: z.literal('05'),
  /** `10` a resident seller, `11` another (`CustomizationID`). */
  tipo_operacion: z.enum(['10', '11']),
  vendedor: SupportingSeller,
  lineas: z.array(
    z.extend(InvoiceLine, {
      unidad: Coded,
      clase: z.enum(supplyKinds),
      impuesto: z.object({ codigo: z.string(), nombre: z.string(), tarifa: DecimalText, valor: MoneyText }),
    }),
  ),
  /** Estimated, with the sentence that says of what. */
  retenciones: z.nullable(WithholdingEstimate),
})
export type SupportingData = z.infer<typeof SupportingData>

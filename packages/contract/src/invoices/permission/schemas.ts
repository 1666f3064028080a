import * as z from 'zod/mini'
import { Instant, Optional } from '../../core/values.ts'

/** Whether a supplier may send cuentas de cobro: by the company's word, else by its rule. */
export const SupportingPermission = z.object({
  /** What the company's rule says of this supplier. */
  regla: z.boolean(),
  /** The company's own word; null where the rule holds. */
  abierta: z.nullable(z.boolean()),
  por: Optional,
  at: z.nullable(Instant),
})
export type SupportingPermission = z.infer<typeof SupportingPermission>

/** The company's word about a supplier; null leaves it to the rule. */
export const SupportingWord = z.object({ abierta: z.nullable(z.boolean()) })
export type SupportingWord = z.infer<typeof SupportingWord>

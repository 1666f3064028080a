import * as z from 'zod/mini'
import { typedNitTexts } from './texts.ts'

/** A NIT in any form in which people type it; `readNit` of the domain says what it means. */
export const TypedNit = z
  .string()
  .check(z.trim(), z.minLength(1, typedNitTexts.empty), z.maxLength(60, typedNitTexts['too-long']))

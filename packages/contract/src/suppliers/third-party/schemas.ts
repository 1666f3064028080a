import * as z from 'zod/mini'
import { typedNitTexts } from './texts.ts'

/** A NIT in any typed format, to be parsed by `readNit` of the domain package. */
export const TypedNit = z
  .string()
  .check(z.trim(), z.minLength(1, typedNitTexts.empty), z.maxLength(60, typedNitTexts['too-long']))
